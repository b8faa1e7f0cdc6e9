/** What the administrators' list of conversations may run. */
import { type DialogFile, stepDialogs } from "@/engine/actions";

export const CHAT_ACTIONS = stepDialogs(
	{ admin: "chat/admin/conversation" },
	import.meta.glob<DialogFile>("./*/steps/*.tsx"),
);
