"""Pages: an overview and one page for each hand-in."""
