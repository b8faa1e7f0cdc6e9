"""Messages to single people: the bell, templates, and when something may pop up."""
