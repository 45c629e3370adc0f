"""Puts the stages together: an exercise prepared, a hand-in graded, a class graded."""
