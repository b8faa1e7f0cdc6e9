"""Talk: conversations, messages and files between the people of an organisation."""
