import { expect, it } from "vitest";
import type { Field } from "../describe";
import { chosenAbove } from "./useNarrowed";

const ref = (key: string, path: string, part: Partial<Field> = {}) =>
	({ key, ref: { path, label: ["name"] }, find: "eq", ...part }) as Field;

const community = ref("communityId", "rental/community");
const building = ref("buildingId", "rental/building");
const buildings = { fields: [community] };

it("narrows a choice to what was chosen above it", () => {
	const narrow = (values: Record<string, unknown>) =>
		chosenAbove(building, [community, building], buildings, values);
	expect(narrow({ communityId: "7", buildingId: "9" })).toEqual({ communityId: "7" });
	expect(narrow({ communityId: "" })).toEqual({});
});

it("leaves it alone where rows say it of something else, cannot be searched by it, or it comes below", () => {
	const values = { communityId: "7" };
	const fields = [community, building];
	const elsewhere = { fields: [ref("communityId", "rental/owner")] };
	const unsearched = { fields: [ref("communityId", "rental/community", { find: null })] };
	expect(chosenAbove(building, fields, elsewhere, values)).toEqual({});
	expect(chosenAbove(building, fields, unsearched, values)).toEqual({});
	expect(chosenAbove(building, [building, community], buildings, values)).toEqual({});
});
