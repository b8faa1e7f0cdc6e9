/** When what is typed is kept: now and then, and at the moments after which there is no other. */
import { useEffect } from "react";

const EVERY_MS = 3000;

export function useKeeping(keep: () => void): void {
	useEffect(() => {
		const timer = setInterval(keep, EVERY_MS);
		window.addEventListener("pagehide", keep);
		window.addEventListener("gj-keep", keep);
		return () => {
			clearInterval(timer);
			window.removeEventListener("pagehide", keep);
			window.removeEventListener("gj-keep", keep);
		};
	}, [keep]);
}
