"""Hostile and odd hand-ins, and what must not happen when they are graded."""
