"""Input shapes of the system calls, one file per subject."""
