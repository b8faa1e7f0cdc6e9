import { describe, expect, it } from "vitest";
import { fittingWords } from "./limits";

describe("words for the limits of a day", () => {
	it("are never cut: all that fit, else the first and how many more, else a sign", () => {
		const words = ["No arr", "No dep", "≥2n"];
		expect(fittingWords(words, 200)).toBe("No arr No dep ≥2n");
		expect(fittingWords(words, 80)).toBe("No arr +2");
		expect(fittingWords(words, 30)).toBe("!");
		expect(fittingWords(["停售"], 40)).toBe("停售");
	});
});
