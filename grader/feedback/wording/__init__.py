"""The English texts, one file for each section of the catalogue."""
