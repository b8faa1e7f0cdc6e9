"""Work over time: long tasks that people start, scheduled jobs, and the cron rows that fire them."""
