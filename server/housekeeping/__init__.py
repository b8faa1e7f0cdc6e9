"""Housekeeping as a process: orders, dispatch, rules, the housekeeper's phone and its binding."""
