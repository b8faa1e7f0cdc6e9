/** The address of a record, handed on: copied, or sent into a conversation. */
import { groundOf, recordPages } from "@/engine/navigation/menu-pages";
import { toast } from "@/kit/notice";
import { currentGrants } from "@/kit/session";
import { cell, useCell, writeCell } from "@/kit/state";

export interface Shared {
	/** With the origin: it is good outside the chat too. */
	link: string;
	name: string;
}

const sharedCell = cell<Shared | null>(null);
export const useShared = (): Shared | null => useCell(sharedCell);
export const share = (shared: Shared | null): void => writeCell(sharedCell, shared);

/** Where the record opens for this person; null where no page of theirs shows it. */
export function recordAddress(path: string, id: string): string | null {
	const grants = currentGrants();
	const page = grants && recordPages(groundOf(grants).places).get(path);
	return page ? `${location.origin}${page}?open=${id}` : null;
}

export function copyLink(link: string): void {
	const refused = () => toast("warning", "浏览器不允许复制 | The browser does not allow copying");
	if (!navigator.clipboard) return refused();
	navigator.clipboard.writeText(link).then(() => toast("success", "链接已复制 | Link copied"), refused);
}
