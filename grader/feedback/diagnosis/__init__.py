"""What is wrong, when, and what it looks like: statements about a row of outcomes, verified on all of its cases."""
