"""The personal calendar (.ics) that a person follows in an app of their own."""
