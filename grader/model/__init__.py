"""The types that all stages share: plain dataclasses, standard library only, no behaviour beyond their own shape."""
