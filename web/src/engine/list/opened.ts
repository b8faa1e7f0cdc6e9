/** The panels that a list opens over itself; the row and the form are in the address instead. */
import type { BatchAnswer, Scope } from "../batch/batch";
import type { ResourceAction, Row } from "../describe";

export type Opened =
	| { panel: "import" }
	| { panel: "query" }
	| { panel: "columns" }
	| { panel: "recycle" }
	/** Records that are perhaps one, or those chosen. */
	| { panel: "merge"; ids: string[] }
	| { panel: "batch"; verb: "edit" | "delete"; scope: Scope; total: number; answer?: BatchAnswer }
	| { panel: "action"; action: ResourceAction; rows: Row[] }
	| null;
