/** Narrows what a field offers to rows that say what the screen around the form, or the form itself, says already. */
import Form from "antd/es/form";
import { useMemo } from "react";
import { type Describe, type Field, useDescribe } from "../describe";

type Values = Record<string, unknown>;

/** Such as the buildings of the community that was chosen above, or the rooms of the house whose beds are listed. */
export function useNarrowed(
	field: Field,
	fixed: Readonly<Record<string, string>>,
	fields: readonly Field[],
): Field {
	const target = useDescribe(field.ref?.path ?? "");
	const chosen = Form.useWatch(
		(values: Values) => JSON.stringify(target ? chosenAbove(field, fields, target, values) : {}),
		{ preserve: true },
	);
	return useMemo(() => {
		const around = Object.entries(fixed).filter(
			([key]) => key !== field.key && target?.fields.some((one) => one.key === key && one.find),
		);
		const narrowing = { ...(JSON.parse(chosen ?? "{}") as object), ...Object.fromEntries(around) };
		if (Object.keys(narrowing).length === 0) return field;
		const declared = field.condition ? (JSON.parse(field.condition) as object) : {};
		return { ...field, condition: JSON.stringify({ ...declared, ...narrowing }) };
	}, [field, fixed, target, chosen]);
}

/** What fields before this one refer to, where the rows that may be chosen refer to the same under the same name. */
export function chosenAbove(
	field: Field,
	fields: readonly Field[],
	target: Pick<Describe, "fields">,
	values: Values,
): Record<string, string> {
	const above = fields.slice(
		0,
		fields.findIndex((one) => one.key === field.key),
	);
	const shared = above.filter(
		({ key, ref }) =>
			ref && target.fields.some((one) => one.key === key && one.find && one.ref?.path === ref.path),
	);
	return Object.fromEntries(
		shared.flatMap(({ key }) => (values[key] ? [[key, String(values[key])] as const] : [])),
	);
}
