"""Hooks of the lists of supplies and counts."""

from schema.housekeeping.stock_count import stock_count, stock_count_line
from server.engine.hooks import After, Hooks
from server.housekeeping.supplies.counting import add_lines, begin_count, compare_line, lock_counts

HOOKS: dict[str, Hooks] = {
    stock_count.path: Hooks(prepare=begin_count, after=After(add=add_lines)),
    stock_count_line.path: Hooks(lock=lock_counts, prepare=compare_line),
}
