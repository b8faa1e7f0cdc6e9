/** What a page is, and the pages by the names that menus and notices use; the list itself is handed over at start. */
import { type ComponentType, createElement, lazy, useState } from "react";
import { loadChunk } from "@/kit/chunk";
import type { MenuItem } from "@/kit/session";

/** A page gets its menu item; most ignore it, the engine's pages read meta.resource. */
export type PageProps = { item: MenuItem };
type Page = ComponentType<PageProps>;

interface PageModule {
	default: Page;
	/** Asks for what the page shows first; called before the page is drawn, when a window opens at it. */
	begin?: () => void;
}

interface Fit {
	/** Fills the whole content area: no padding, no footer, scrolls by itself. */
	full?: boolean;
}

export interface RegisteredPage extends Fit {
	Page: Page;
	load: () => Promise<PageModule>;
}

/**
 * A page whose script is there already is drawn at once, without passing through `lazy`: what comes after a placeholder,
 * be it there for an instant, React shows 300 ms later. Which of both it is holds for as long as the page is open.
 */
export function page(load: () => Promise<PageModule>, fit: Fit = {}): RegisteredPage {
	let there: Page | null = null;
	const loadOnce = async () => {
		const module = await loadChunk(load);
		there = module.default;
		return module;
	};
	const Late = lazy(loadOnce);
	const Registered = (props: PageProps) => {
		const [Shown] = useState<Page>(() => there ?? Late);
		return createElement(Shown, props);
	};
	return { Page: Registered, load: loadOnce, ...fit };
}

const pages = new Map<string, RegisteredPage>();

export function registerPages(table: Readonly<Record<string, RegisteredPage>>): void {
	for (const [name, registered] of Object.entries(table)) pages.set(name, registered);
}

export const pageNamed = (name: string): RegisteredPage | undefined => pages.get(name);

export const pageNames = (): string[] => [...pages.keys()];
