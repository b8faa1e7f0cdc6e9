/** What the steps of a drafted process may be made of. Pure. */
import type { DraftField, DraftState } from "./useDraftForm";

const CHOSEN = ["options", "dict", "bool"];
const COMPARED = ["int", "decimal", "money"];

export const splitList = (text: string | null | undefined): string[] =>
	(text ?? "")
		.split(/[,，]/)
		.map((part) => part.trim())
		.filter(Boolean);

/** States or sub-tables by their codes, in the language of the reader. */
export const namedChoices = (
	named: ReadonlyArray<Pick<DraftState, "code" | "title" | "titleEn">>,
	language: string,
) =>
	named.map(({ code, title, titleEn }) => ({
		value: code ?? "",
		label: (language === "en" && titleEn) || title || code || "",
	}));

/** Which conditions fit the kind of a field. */
export function conditionsFor(field: Pick<DraftField, "kind"> | undefined): string[] {
	const kind = field?.kind ?? "";
	return [
		"filled",
		"empty",
		...(CHOSEN.includes(kind) ? ["is", "not"] : []),
		...(COMPARED.includes(kind) ? ["least", "most"] : []),
	];
}
