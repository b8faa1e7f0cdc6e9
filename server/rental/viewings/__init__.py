"""Viewings: the rules of their periods, their steps, the contract that follows, and how many lead to one."""
