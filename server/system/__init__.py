"""System administration calls beyond the generic ones: dictionaries, rights, files, sessions."""
