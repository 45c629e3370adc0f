"""Archives read as folders, in memory: nothing is ever written to the disk, so nothing can escape there."""
