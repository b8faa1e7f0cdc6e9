"""Contract templates: their versions, what is merged into them, and the documents that are written with them."""
