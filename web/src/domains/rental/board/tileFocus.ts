/** The keyboard on the tiles: one of them is in the tab order, and arrows go to the one beside it. */
import type { KeyboardEvent } from "react";
import { type Arrow, beside } from "./model/beside";

const ARROWS: ReadonlySet<string> = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);

const tilesIn = (root: ParentNode): HTMLElement[] => [
	...root.querySelectorAll<HTMLElement>("[data-tiles] button[data-unit-id]"),
];

/** From elsewhere on the page onto the tile that was chosen last, else the first. */
export function enterTiles(): void {
	tilesIn(document)
		.find((tile) => tile.tabIndex === 0)
		?.focus();
}

export function focusTile(unitId: string): void {
	const tile = tilesIn(document).find((one) => one.dataset.unitId === unitId);
	tile?.scrollIntoView({ block: "nearest" });
	tile?.focus();
}

export function walkTiles(event: KeyboardEvent): void {
	if (!ARROWS.has(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
	const tiles = tilesIn(document);
	const from = tiles.indexOf(event.target as HTMLElement);
	const boxes = tiles.map((tile) => tile.getBoundingClientRect());
	const next = beside(boxes, from, event.key as Arrow);
	if (from < 0) return;
	event.preventDefault();
	if (next !== null) tiles[next]?.focus();
}
