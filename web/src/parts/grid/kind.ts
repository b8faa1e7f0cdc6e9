/** What a column is shown and edited with that the grid does not know by itself: its own, or what the page brought for its type. */
import type { CellKind, CellKinds, GridColumn } from "./types";

export const kindOf = ({ kinds }: { kinds?: CellKinds }, column: GridColumn): CellKind | undefined =>
	column.kind ?? kinds?.[column.type];
