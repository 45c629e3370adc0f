"""Tables of learning systems that are filled in place: only the cells of grades change, all else stays as it came."""
