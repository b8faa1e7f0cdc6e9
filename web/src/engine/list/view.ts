/** What the table and the cards need alike. */
import type { Describe, Row } from "../describe";
import type { TreeRows } from "../tree/useTreeRows";
import type { LayoutControl } from "../view/useLayout";
import type { Cursor } from "./useCursor";
import type { ListControl } from "./useListState";
import type { RowActs } from "./useRowActs";
import type { Rows } from "./useRows";
import type { Selection } from "./useSelection";

export interface ListParts {
	describe: Describe;
	data: Rows;
	/** The rows as they stand on screen, nested where the resource is a tree. */
	tree: TreeRows;
	control: ListControl;
	selection: Selection;
	acts: RowActs;
	layout: LayoutControl;
	cursor: Cursor;
	open(row: Row): void;
	fixed: Record<string, string>;
}
