/** Signing on this device: the page of a party in a window of its own, with whoever is signed in as the witness. */
import { useSending } from "../dialog/useSending";
import { signHere } from "./api";

/** The window first, while the browser still knows of the click; then what belongs in it. */
export function useHere(onDone: () => void) {
	const sending = useSending({ loud: true });
	const open = async (party: () => Promise<string>) => {
		const page = window.open("", "_blank");
		const done = await sending.run(async () => {
			const { url } = await signHere(await party());
			if (page) page.location.href = url;
		});
		if (!done) page?.close();
		onDone();
	};
	return { busy: sending.busy, open };
}
