/** Where one stands in the tree of departments. Pure. */
import type { Depart } from "./wire";

/** From the root to the department, itself included; empty when there is none such. */
export function wayTo(departs: readonly Depart[], id: string | null): Depart[] {
	if (id === null) return [];
	for (const depart of departs) {
		if (depart.id === id) return [depart];
		const below = wayTo(depart.children ?? [], id);
		if (below.length > 0) return [depart, ...below];
	}
	return [];
}
