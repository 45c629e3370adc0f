"""A generated class of hand-ins, and what it costs to grade it: by the grader and by what teachers use today."""
