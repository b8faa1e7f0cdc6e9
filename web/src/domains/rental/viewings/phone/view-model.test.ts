import { expect, it } from "vitest";
import type { ActEntry } from "@/parts/phone/queue/entry";
import { offersOf, project, type Viewing } from "./view-model";

const viewing = (change: Partial<Viewing> = {}): Viewing =>
	({
		id: "1",
		viewDate: "2026-11-23",
		state: "booked",
		can: ["cancel"],
		reasons: {},
		reason: null,
		...change,
	}) as Viewing;

const act = (name: string, said: Record<string, unknown> = {}): ActEntry =>
	({ kind: "act", subject: "1", seq: 1, act: name, said, refusal: null }) as unknown as ActEntry;

it("offers the end of a viewing from its day on, and its result once it is over", () => {
	expect(offersOf(viewing(), "2026-11-22")).toEqual(["cancel"]);
	expect(offersOf(viewing(), "2026-11-23")).toEqual(["complete", "noShow", "cancel"]);
	expect(offersOf(viewing({ can: [] }), "2026-11-23")).toEqual([]);
	expect(offersOf(project(viewing(), [act("complete")]), "2026-11-23")).toEqual(["record"]);
	expect(offersOf(project(viewing(), [act("noShow")]), "2026-11-23")).toEqual([]);
});

it("shows the result before the server knows of it", () => {
	const told = project(viewing({ state: "completed" }), [
		act("record", { result: "wants", reason: "", followUpAt: "" }),
	]);
	expect(told).toMatchObject({ result: "wants", reason: null, followUpAt: null, state: "completed" });
});
