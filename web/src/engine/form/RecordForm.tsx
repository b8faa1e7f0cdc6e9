/** The fields of one row, each by its kind, with a summary of what is wrong as links. */
import Alert from "antd/es/alert";
import Form from "antd/es/form";
import { tell } from "@/kit/text";
import { type Describe, type Field, type Row, useRules } from "../describe";
import { KINDS } from "../kinds";
import styles from "./form.module.css";
import { formRules } from "./rules";
import type { RecordFormState } from "./useRecordForm";

interface Props {
	describe: Describe;
	record: RecordFormState;
	row: Row | null;
	fixed: Record<string, string>;
}

export function RecordForm({ describe, record, row, fixed }: Props) {
	const rules = useRules();
	const { form, fields, initial, errors } = record;
	const labels = new Map(describe.fields.map((field) => [field.key, tell(field.label)]));
	return (
		<Form
			form={form}
			layout="vertical"
			initialValues={initial}
			validateTrigger="onBlur"
			scrollToFirstError
			requiredMark
			name={`gj-${describe.path.replaceAll("/", "-")}`}
		>
			{errors.length > 1 && (
				<Alert
					type="error"
					className={styles.summary ?? ""}
					title={record.heading}
					description={
						<ul className={styles.errors}>
							{errors.map(({ key, text }) => (
								<li key={key}>
									<button type="button" onClick={() => record.goTo(key)}>
										{labels.get(key)}：{text}
									</button>
								</li>
							))}
						</ul>
					}
				/>
			)}
			<div className={styles.grid}>
				{fields.map((field) => (
					<FieldItem
						key={field.key}
						field={field}
						rules={formRules(field, rules, row !== null)}
						row={row}
						locked={field.key in fixed}
					/>
				))}
			</div>
		</Form>
	);
}

interface ItemProps {
	field: Field;
	rules: ReturnType<typeof formRules>;
	row: Row | null;
	locked: boolean;
}

function FieldItem({ field, rules, row, locked }: ItemProps) {
	const { Edit, wide } = KINDS[field.kind];
	const label = tell(field.label);
	const frozen = locked || (field.once && row !== null);
	return (
		<Form.Item
			name={field.key}
			label={label}
			rules={rules}
			className={wide ? (styles.wide ?? "") : ""}
			validateDebounce={100}
			{...(field.help ? { extra: tell(field.help) } : {})}
		>
			<Edit field={field} label={label} disabled={frozen} {...(row ? { rowId: row.id } : {})} />
		</Form.Item>
	);
}
