import { expect, test } from "vitest";
import { WORDS } from "@/kit/catalogue";
import { whyNoDelete } from "./useListKeys";

test.each([
	["nothing is chosen", { serves: ["list", "delete"], can: ["delete"] }, 0, WORDS.selectRows],
	["the list declares no deletion", { serves: ["list"], can: [] }, 1, WORDS.noDeleteUrl],
	["nor one of several", { serves: ["list"], can: [] }, 2, WORDS.noDeleteBatchUrl],
	["the person has no right", { serves: ["delete"], can: [] }, 1, WORDS.noAccess],
	["nothing is in the way", { serves: ["delete"], can: ["delete"] }, 3, null],
] as const)("the key Delete, when %s", (_, { serves, can }, rows, words) => {
	expect(whyNoDelete({ serves: [...serves], can: [...can] }, rows)).toBe(words);
});
