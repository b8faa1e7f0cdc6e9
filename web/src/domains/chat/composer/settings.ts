/** How this person sends: by Enter, or by Ctrl Enter where Enter begins a new line. */
import { storedCell, useCell } from "@/kit/state";

export type SendKey = "enter" | "control";
export const sendKeyCell = storedCell<SendKey>("CHAT_SEND_KEY", "enter");
export const useSendKey = (): SendKey => useCell(sendKeyCell);

interface Pressed {
	key: string;
	shiftKey: boolean;
	ctrlKey: boolean;
	metaKey: boolean;
}

/** What Enter does with these keys held. */
export function enterDoes(event: Pressed, sendKey: SendKey): "send" | "line" {
	const control = event.ctrlKey || event.metaKey;
	if (event.shiftKey) return "line";
	return control === (sendKey === "control") ? "send" : "line";
}
