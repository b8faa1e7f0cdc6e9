"""Two-step verification: a code of an app on the phone besides the first proof of who one is."""
