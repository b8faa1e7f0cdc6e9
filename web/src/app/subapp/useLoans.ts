/** The lists that a sub-app has on loan: each stands in the light, below the sub-app's host, and shows through a slot in its shadow. */
import { type RefObject, useCallback, useState } from "react";
import { randomId } from "@/kit/client-id";
import type { SubAppList, SubAppScreen } from "./contract";

export interface Loan {
	key: string;
	/** Where the portal draws: outside of the shadow, so that its styles hold. */
	box: HTMLElement;
	list: SubAppList;
}

export function useLoans(host: RefObject<HTMLElement | null>) {
	const [loans, setLoans] = useState<readonly Loan[]>([]);
	const lend = useCallback(
		(place: HTMLElement, list: SubAppList): SubAppScreen => {
			const key = randomId();
			const slot = document.createElement("slot");
			slot.name = key;
			place.append(slot);
			const box = document.createElement("div");
			box.slot = key;
			host.current?.append(box);
			setLoans((old) => [...old, { key, box, list }]);
			return {
				update: (next) =>
					setLoans((old) => old.map((one) => (one.key === key ? { ...one, list: next } : one))),
				close: () => {
					setLoans((old) => old.filter((one) => one.key !== key));
					slot.remove();
					box.remove();
				},
			};
		},
		[host],
	);
	/** For a sub-app that starts anew and may not have given back what it had. */
	const endAll = useCallback(() => {
		setLoans([]);
		host.current?.replaceChildren();
	}, [host]);
	return { loans, lend, endAll };
}
