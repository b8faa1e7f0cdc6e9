/** What the lists of contacts, members and firms may run besides what is declared. */
import { lazy } from "react";
import type { ActionView } from "@/engine/actions";
import { loadChunk } from "@/kit/chunk";
import type { CustomerPath } from "./CustomerHistory";

const PATHS: readonly CustomerPath[] = ["crm/contact", "vip/person", "vip/firm"];

export const MEMBER_ACTIONS: Readonly<Record<string, ActionView>> = Object.fromEntries(
	PATHS.map((path) => [`${path}:history`, { Dialog: lazy(() => loadChunk(() => dialogOf(path))) }]),
);

async function dialogOf(path: CustomerPath) {
	const { historyOf } = await import("./CustomerHistory");
	return { default: historyOf(path) };
}
