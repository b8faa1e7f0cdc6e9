"""The chat service as other clients of the family know it: named calls, a socket per username, one text form."""
