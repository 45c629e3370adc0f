"""Tests of the static side."""
