/** Rows are not put in faster than one can see them come. */
import { INSERT_MS } from "./acts";
import type { GridModel } from "./model";

const last = new WeakMap<GridModel, number>();

/** Runs the act unless the one before was less than 1500 ms ago. */
export function pace(grid: GridModel, act: () => void): boolean {
	const now = performance.now();
	if (now - (last.get(grid) ?? Number.NEGATIVE_INFINITY) < INSERT_MS) return false;
	last.set(grid, now);
	act();
	return true;
}
