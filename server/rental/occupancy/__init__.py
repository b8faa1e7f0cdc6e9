"""Claims on nights and hours: who has what, held by the database."""
