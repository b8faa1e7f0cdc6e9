/** What each kind of field must offer: a way to be read and a way to be edited, both in wire values. */
import type { ComponentType, ReactNode } from "react";
import { locale } from "@/kit/text";
import type { Field, Row } from "../describe";

export interface EditProps {
	field: Field;
	/** The wire value; an editor gives wire values back. */
	value?: unknown;
	onChange?: (value: unknown) => void;
	id?: string;
	disabled?: boolean;
	/** The id of the row being edited, so that it can't be its own parent. */
	rowId?: string;
	label: string;
}

export interface KindReading {
	read(row: Row, field: Field): ReactNode;
	/** In a table, in px. */
	width: number;
	end?: boolean;
	/** Takes a whole line of a form. */
	wide?: boolean;
}

export interface KindView extends KindReading {
	Edit: ComponentType<EditProps>;
}

/** Shown in an empty field; whoever reads English is not shown one in Chinese. */
export const exampleOf = ({ example }: Field): string | undefined =>
	example === null || (locale() === "en" && /\p{Script=Han}/u.test(example)) ? undefined : example;

export const NOTHING = "–";
export const textOf = (value: unknown): string =>
	value === null || value === undefined ? "" : String(value);
