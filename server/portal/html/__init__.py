"""The public site as HTML, read without JavaScript."""
