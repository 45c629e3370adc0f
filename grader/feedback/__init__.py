"""What is said to people: the smallest counterexample, what is probably wrong, and the texts in every language."""
