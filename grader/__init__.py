"""An automated exercise grader: a reference solution and a short spec in, verdicts and explanations out."""

__version__ = "0.1.0"
