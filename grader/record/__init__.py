"""What earlier runs found: kept beside the reports, so that only what changed is graded again."""
