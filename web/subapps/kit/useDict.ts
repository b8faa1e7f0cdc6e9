/** Dictionaries of the portal, read once. */
import { useEffect, useState } from "react";
import { useHost } from "./host";

interface Item {
	value: string;
	text: string;
	textEn?: string | null;
}

export interface Option {
	value: string;
	label: string;
}

/** In the reader's language; empty until it is read. */
export function useDict(code: string): Option[] {
	const { request, locale } = useHost();
	const [items, setItems] = useState<Item[]>([]);
	useEffect(() => {
		let gone = false;
		request<Item[]>("GET", `/sys/dict/getDictItems/${code}`).then(
			(found) => gone || setItems(found),
			() => undefined,
		);
		return () => {
			gone = true;
		};
	}, [request, code]);
	return items.map(({ value, text, textEn }) => ({
		value,
		label: locale === "en" && textEn ? textEn : text,
	}));
}
