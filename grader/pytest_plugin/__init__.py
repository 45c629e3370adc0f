"""Exercises as tests: `pytest` in a repository with specs collects them, with the hand-ins that are there."""
