/** The calls about the menu; refreshed by news of rights, which every change of the menu sends to all windows. */
import type { Drop } from "@/engine/tree/drop";
import type { Shapes } from "@/gen/api";
import { get, post, put, remove } from "@/kit/http";
import { locale } from "@/kit/text";

const QUIET = { quiet: true };

export const GROUP = 0;
export const PAGE = 1;
export const BUTTON = 2;

type Sent = Shapes["MenuNode"];
/** What the form of an entry asks. */
export type MenuValues = Required<Shapes["MenuEntry"]>;
export type MenuNode = Omit<Sent, "children"> & { hasChild: "0" | "1"; children?: MenuNode[] };

/** A leaf has no `children` at all, else the table would offer to unfold it. */
function named({ children, ...node }: Sent): MenuNode {
	const title = locale() === "en" && node.titleEn ? node.titleEn : node.name;
	const below = (children ?? []).map(named);
	const own = { ...node, title, hasChild: node.isLeaf ? ("0" as const) : ("1" as const) };
	return below.length > 0 ? { ...own, children: below } : own;
}

/** The entries right below one, or the first level. */
export const menuLevel = (pid: string) => ({
	queryKey: ["rights", "menu", "below", pid, locale()],
	queryFn: async ({ signal }: { signal: AbortSignal }) =>
		(await get("/sys/permission/queryListAsync", { pid }, { ...QUIET, signal })).map(named),
});

/** What says the word, with the way down to it and what is below it. */
export const menuSearch = (keyword: string) => ({
	queryKey: ["rights", "menu", "search", keyword, locale()],
	queryFn: async ({ signal }: { signal: AbortSignal }) =>
		(await get("/sys/permission/searchTree", { keyword }, { ...QUIET, signal })).map(named),
});

type Edit = Partial<MenuValues> & { name: string; menuType: number };

export const addEntry = (values: Edit) => post("/sys/permission/add", values, QUIET);

export const editEntry = (node: Pick<MenuNode, "id" | "rowVersion">, values: Edit) =>
	put("/sys/permission/edit", { id: node.id, rowVersion: node.rowVersion, ...values }, QUIET);

export const deleteEntry = (id: string) => remove("/sys/permission/delete", { id }, QUIET);

/** Where an entry stands, and where it stood: what takes the move back. */
export type MenuPlace = Shapes["MenuPlace"];

export const moveEntry = (drop: Drop, version: number) =>
	post("/sys/permission/move", { ...drop, version }, QUIET);
