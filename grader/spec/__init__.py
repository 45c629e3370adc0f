"""What the teacher wrote: the spec language, its faults with their places, and the exercise that it describes."""
