"""Merging of renters: two files of one person become one, and everything that named the other names it."""
