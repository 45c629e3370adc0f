"""Kinds of check: what the outcomes of one criterion's cases mean. One file a kind, one line in `kinds`."""
