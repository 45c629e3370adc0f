"""The trust boundary: a fork server, confined children, and the few bytes that pass between them and the grader."""
