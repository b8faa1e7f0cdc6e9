/** What the table and the cards need alike. */
import type { Describe, Row } from "../describe";
import type { LayoutControl } from "../view/useLayout";
import type { TreeRow } from "./rows";
import type { Cursor } from "./useCursor";
import type { ListControl } from "./useListState";
import type { RowActs } from "./useRowActs";
import type { Rows } from "./useRows";
import type { Selection } from "./useSelection";

export interface ListParts {
	describe: Describe;
	data: Rows;
	/** Nested where the resource is a tree. */
	rows: TreeRow[];
	control: ListControl;
	selection: Selection;
	acts: RowActs;
	layout: LayoutControl;
	cursor: Cursor;
	open(row: Row): void;
	fixed: Record<string, string>;
}
