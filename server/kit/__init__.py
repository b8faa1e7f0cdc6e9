"""What every domain stands on: database, actor, unit of work, files."""
