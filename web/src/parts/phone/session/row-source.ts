/** What a phone page says of itself: how its rows are read, and how they look with what still waits put on top. */
import type { Line, Reply } from "@/parts/phone/line";
import type { Entry } from "@/parts/phone/queue/entry";
import type { KeptRow } from "@/parts/phone/queue/store";
import type { PhoneSession } from "./session";

export interface ReadRows<R, M> {
	rows: R[];
	about: M;
	readOnly: boolean;
}

export interface Known<M> {
	entries: readonly Entry[];
	about: M | null;
	/** Ids in the order that the person gave them. */
	sequence: readonly string[];
}

export interface RowSource<R extends KeptRow, M> {
	/** Its calls: `path` reads, `path/act` and `path/photo` write. */
	path: string;
	/** Under which name an act's answer has the row. */
	gives: string;
	read(line: Line): Promise<Reply<ReadRows<R, M>>>;
	/** The rows in their order, each as the person left it. */
	arrange(rows: readonly R[], known: Known<M>): R[];
	/** Whether a row that came while the page was open is announced. */
	announces?(row: R): boolean;
	/** Joins the page to its live topic; gives how it leaves. */
	join(session: PhoneSession<R, M>): () => void;
}
