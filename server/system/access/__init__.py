"""Rights: which menu entries roles, organisations and departments hold, and what narrows them."""
