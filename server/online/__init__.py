"""Online forms: what publishing them does, and how they are called."""
