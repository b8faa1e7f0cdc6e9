/** What the administrators' list of conversations may run. */
import { lazy } from "react";
import type { ActionView } from "@/engine/actions";
import { loadChunk } from "@/kit/chunk";

const Export = lazy(() => loadChunk(() => import("./admin/ExportDialog")));

export const CHAT_ACTIONS: Readonly<Record<string, ActionView>> = {
	"chat/admin/conversation:exportTalk": { Dialog: Export },
	"chat/admin/conversation:exportPerson": { Dialog: Export, standing: true },
};
