/** The sections of a form that is one page, and of what is read of a row. Pure. */
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

export interface Part {
	/** Nothing above what stands in no section. */
	title: Section["title"] | null;
	fields: Field[];
}

/** What is read of a row stands in the sections of its form, steps among them; what is not asked for stays with the field before it. */
export function partsOf({ views }: Pick<Describe, "views">, fields: Field[]): Part[] {
	const sections = (views?.steps ?? []).filter(({ keys }) => keys.length > 0);
	if (sections.length === 0) return [{ title: null, fields }];
	const parts = sections.map(({ title }): Part => ({ title, fields: [] }));
	let at = 0;
	for (const field of fields) {
		const own = sections.findIndex(({ keys }) => keys.includes(field.key));
		if (own >= 0) at = own;
		parts[at]?.fields.push(field);
	}
	return parts.filter((part) => part.fields.length > 0);
}
