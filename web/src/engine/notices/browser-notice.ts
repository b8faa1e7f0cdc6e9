/** Notices outside the window, by the browser: only after the person asked for them here, and only while nobody looks. */
import { cell, readCell, storedCell, useCell, writeCell } from "@/kit/state";
import { openNotice } from "./opened";
import type { Notice } from "./wire";

export type Permission = "default" | "granted" | "denied" | "unsupported";

const wantedCell = storedCell<boolean>("BROWSER_NOTICE", false);
const permissionCell = cell<Permission>(permission());

function permission(): Permission {
	return typeof Notification === "undefined" ? "unsupported" : Notification.permission;
}

export const useBrowserNotices = () => {
	const wanted = useCell(wantedCell);
	const allowed = useCell(permissionCell);
	return { on: wanted && allowed === "granted", permission: allowed };
};

/** Called from a click only: browsers ask the person then, and remember the answer. */
export async function wantBrowserNotices(wanted: boolean): Promise<void> {
	if (wanted && permission() === "default") await Notification.requestPermission();
	writeCell(permissionCell, permission());
	writeCell(wantedCell, wanted && permission() === "granted");
}

export function showInBrowser(notice: Notice): void {
	showOutside({
		title: notice.titile,
		body: notice.msgAbstract ?? "",
		tag: notice.id,
		onOpen: () => openNotice(notice),
	});
}

interface Outside {
	title: string;
	body: string;
	/** What bears the same tag takes the other's place. */
	tag: string;
	onOpen(): void;
}

export function showOutside({ title, body, tag, onOpen }: Outside): void {
	if (!readCell(wantedCell) || permission() !== "granted" || document.visibilityState === "visible") return;
	const shown = new Notification(title, { body, tag });
	shown.onclick = () => {
		window.focus();
		shown.close();
		onOpen();
	};
}
