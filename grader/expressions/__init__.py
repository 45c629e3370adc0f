"""Expressions of a spec and the domains they describe. Standard library only, Python 3.9 on: the judge runs them."""
