import { describe, expect, it } from "vitest";
import { queryText } from "./ScheduleButton";

describe("filters of a plan", () => {
	it("are texts, without what is empty", () => {
		expect(queryText({ state: "in_house", page: 2, name: "" })).toBe('{"state":"in_house","page":"2"}');
	});
	it("are nothing where nothing narrows the list", () => {
		expect(queryText({ name: "" })).toBe("");
	});
});
