/** Which fields get which value on every chosen row. */

import Checkbox from "antd/es/checkbox";
import { localize, t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { camel, type Describe, type Field } from "../describe";
import { KINDS } from "../kinds";
import styles from "./batch.module.css";

interface Props {
	describe: Describe;
	values: Record<string, unknown>;
	/** What the server says of the values, by field. */
	faults: Record<string, string>;
	onChange: (values: Record<string, unknown>) => void;
}

/** What may be the same on many rows: not what names a row, nor what is fixed after the first save. */
export function batchFields(describe: Describe): Field[] {
	const naming = new Set(describe.label.map(camel));
	return describe.fields.filter(
		(field) =>
			!field.readOnly &&
			!field.once &&
			!field.secret &&
			!field.hide.includes("form") &&
			!(field.kind === "text" && naming.has(field.key)),
	);
}

export function BatchFields({ describe, values, faults, onChange }: Props) {
	const toggle = (field: Field, on: boolean) => {
		const { [field.key]: _, ...rest } = values;
		onChange(on ? { ...rest, [field.key]: field.kind === "bool" ? false : null } : rest);
	};
	return (
		<>
			<p className={look.quiet}>
				{t("勾选要修改的字段；勾选后留空表示清空。 | Tick what to change; ticked and empty clears it.")}
			</p>
			<ul className={`${look.rows} ${styles.fields}`}>
				{batchFields(describe).map((field) => {
					const { Edit } = KINDS[field.kind];
					const label = localize(field.label);
					const on = field.key in values;
					return (
						<li key={field.key}>
							<Checkbox checked={on} onChange={(event) => toggle(field, event.target.checked)}>
								{label}
							</Checkbox>
							{on && (
								<div>
									<Edit
										field={field}
										label={t("新的{label} | New {label}", { label })}
										value={values[field.key]}
										onChange={(value) => onChange({ ...values, [field.key]: value ?? null })}
									/>
									{faults[field.key] && (
										<p role="alert" className={look.fault}>
											{localize(faults[field.key])}
										</p>
									)}
								</div>
							)}
						</li>
					);
				})}
			</ul>
		</>
	);
}
