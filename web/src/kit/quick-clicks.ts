/** A second click on a button that acts, within 300 ms, is a slip of the hand: it is stopped and said. */
import { WORDS } from "./catalogue";
import { toast } from "./notice";

const WITHIN_MS = 300;
/** Buttons that send or confirm; paging, arrows and switches may be clicked as fast as one likes. */
const ACTS = "button[type=submit], button.ant-btn-primary, button.ant-btn-dangerous";

export function watchQuickClicks(root: Document = document): () => void {
	let last: { button: Element; label: string; at: number } | null = null;
	const clicked = (event: MouseEvent) => {
		const button = event.target instanceof Element ? event.target.closest(ACTS) : null;
		// A script's or a key's click carries no count; holding Enter down is the browser's own matter.
		if (!button || event.detail === 0) return;
		const label = button.textContent ?? "";
		const again = last?.button === button && last.label === label && event.timeStamp - last.at < WITHIN_MS;
		last = { button, label, at: event.timeStamp };
		if (!again) return;
		event.preventDefault();
		event.stopPropagation();
		toast("warning", WORDS.tooFast);
	};
	// Whoever typed in between has seen what the first click did.
	const typed = () => {
		last = null;
	};
	root.addEventListener("click", clicked, { capture: true });
	root.addEventListener("input", typed, { capture: true });
	return () => {
		root.removeEventListener("click", clicked, { capture: true });
		root.removeEventListener("input", typed, { capture: true });
	};
}
