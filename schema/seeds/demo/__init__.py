"""Demo content as pure data: invented people, places and prices."""
