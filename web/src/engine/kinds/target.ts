/** What a field chooses from: the resource, which of its values is kept, and whether several. */
import type { Shapes } from "@/gen/api";
import type { Field } from "../describe";
import { textOf } from "./types";

export type Target = Shapes["ChosenShape"];

export function targetOf(field: Field, many: boolean): Target {
	if (field.chosen) return field.chosen;
	return { path: field.ref?.path ?? "", store: "", many };
}

export const valuesOf = (value: unknown): string[] => textOf(value).split(",").filter(Boolean);

export const joined = (values: readonly string[]): string | null => values.join(",") || null;
