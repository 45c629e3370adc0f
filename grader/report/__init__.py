"""A run as files for people and machines, one module for each format; reads nothing but the run."""
