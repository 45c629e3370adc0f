"""Is a value as good as the expected one? One file per mode of comparison; `modes` has the registry."""
