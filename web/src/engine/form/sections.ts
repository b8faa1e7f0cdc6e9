/** The sections of a form that is one page: its fields in their order, and which of them begins one. Pure. */
import type { Describe, Field } from "../describe";

export type Section = NonNullable<NonNullable<Describe["views"]>["steps"]>[number];

export interface Placed {
	field: Field;
	/** The heading above it. */
	begins: Section["title"] | null;
}

/** A section whose fields are all hidden has no heading. */
export function sectionsOf({ views }: Pick<Describe, "views">, fields: Field[]): Placed[] {
	const sections = views?.together ? (views.steps ?? []) : [];
	const placed = sections.flatMap(({ title, keys }) =>
		keys
			.map((key) => fields.find((field) => field.key === key))
			.filter((field) => field !== undefined)
			.map((field, at): Placed => ({ field, begins: at === 0 ? title : null })),
	);
	const known = new Set(placed.map(({ field }) => field));
	return [
		...placed,
		...fields.filter((field) => !known.has(field)).map((field) => ({ field, begins: null })),
	];
}
