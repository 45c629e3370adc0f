"""How learning systems lay out the hand-ins of a class: one file for each system."""
