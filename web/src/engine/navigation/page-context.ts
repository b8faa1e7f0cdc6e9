/** What a page may ask of the shell about its own tab. */
import { createContext, useContext, useEffect } from "react";
import { nameTab } from "./tab-strip";

export interface PageContext {
	key: string;
	close(): void;
}

export const PageScope = createContext<PageContext>({ key: "", close: () => undefined });

export const usePage = () => useContext(PageScope);

/** Names the tab after what it shows, for example an order's number. */
export function useTabTitle(title: string | null | undefined): void {
	const { key } = usePage();
	useEffect(() => {
		if (key && title) nameTab(key, title);
	}, [key, title]);
}
