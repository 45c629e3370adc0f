"""The cases of an exercise with their expected outcomes: made in layers, checked, stored."""
