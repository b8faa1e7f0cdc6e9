"""Starting and stopping the product as its owner does."""
