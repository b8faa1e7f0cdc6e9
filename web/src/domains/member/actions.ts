/** What the lists of contacts, members and firms may run besides what is declared. */
import { lazy } from "react";
import { type ActionView, type DialogFile, stepDialogs } from "@/engine/actions";
import { loadChunk } from "@/kit/chunk";
import type { CustomerPath } from "./CustomerHistory";

export const MEMBER_ACTIONS: Readonly<Record<string, ActionView>> = {
	...stepDialogs(
		{ persons: "vip/person", firms: "vip/firm", segments: "vip/segment" },
		import.meta.glob<DialogFile>("./*/steps/*.tsx"),
	),
	"crm/contact:history": history("crm/contact"),
	"vip/person:history": history("vip/person"),
	"vip/firm:history": history("vip/firm"),
};

function history(path: CustomerPath): ActionView {
	return { Dialog: lazy(() => loadChunk(() => dialogOf(path))) };
}

async function dialogOf(path: CustomerPath) {
	const { historyOf } = await import("./CustomerHistory");
	return { default: historyOf(path) };
}
