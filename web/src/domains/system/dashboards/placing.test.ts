import { describe, expect, it } from "vitest";
import { addressOf, type Card, type Figure, leading, newCard } from "./cards";
import { added, moved, settle } from "./placing";

const at = (id: string, x: number, y: number, w = 3, h = 2): Card => ({
	...newCard(id),
	place: { x, y, w, h },
});
const places = (cards: Card[]) =>
	Object.fromEntries(cards.map(({ id, place: { x, y, w, h } }) => [id, [x, y, w, h]]));

describe("cards in the grid", () => {
	it("rise until another holds them, and never lie on each other", () => {
		expect(places(settle([at("a", 0, 4), at("b", 0, 4)]))).toEqual({ a: [0, 0, 3, 2], b: [0, 2, 3, 2] });
	});
	it("are moved by steps: sideways within the grid, downwards past the next", () => {
		const cards = [at("a", 0, 0), at("b", 0, 2), at("c", 9, 0)];
		expect(places(moved(cards, "a", "down"))).toMatchObject({ b: [0, 0, 3, 2], a: [0, 2, 3, 2] });
		expect(places(moved(cards, "b", "up"))).toMatchObject({ b: [0, 0, 3, 2], a: [0, 2, 3, 2] });
		expect(places(moved(cards, "c", "right"))).toMatchObject({ c: [9, 0, 3, 2] });
		expect(places(moved(cards, "c", "wider"))).toMatchObject({ c: [8, 0, 4, 2] });
	});
	it("come in below all others", () => {
		expect(places(added([at("a", 0, 0)], at("n", 0, 0)))).toMatchObject({ a: [0, 0, 3, 2], n: [0, 2, 3, 2] });
	});
});

describe("the list behind a figure", () => {
	const card: Card = {
		...newCard("a"),
		by: "day",
		filter: { matchType: "and", conditions: [{ field: "state", rule: "eq", val: "open" }] },
	};
	const figure = { nowDays: null } as Figure;
	it("has the card's conditions and the days of the group", () => {
		const group = { value: "2026-03-01", until: "2026-03-31", text: "2026-03", figure: "2" };
		const address = new URL(addressOf("/x", card, figure, group) ?? "", "http://a");
		expect(address.searchParams.get("day_begin")).toBe("2026-03-01");
		expect(address.searchParams.get("day_end")).toBe("2026-03-31");
		expect(JSON.parse(address.searchParams.get("q") ?? "")).toEqual(card.filter);
	});
	it("is none for rows without a value, nor where there is no page", () => {
		expect(addressOf("/x", card, figure, { value: null, until: null, text: null, figure: "1" })).toBeNull();
		expect(addressOf(undefined, card, figure)).toBeNull();
	});
});

describe("a ring of many groups", () => {
	const slices = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `${at}`, value: 1 }));
	it("shows the first ones and the others together, so that no colour comes twice", () => {
		expect(leading(slices(6))).toEqual(slices(6));
		expect(leading(slices(11)).map(({ value }) => value)).toEqual([1, 1, 1, 1, 1, 6]);
	});
});
