"""Calendars of booking channels: read from them, given to them, and what is taken here for what was sold there."""
