"""Who stands in for whom."""
