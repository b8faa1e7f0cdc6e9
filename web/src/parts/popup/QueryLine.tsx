/** What a report is asked by: two fields in sight, the others unfold. */

import Button from "antd/es/button";
import DatePicker from "antd/es/date-picker";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Select from "antd/es/select";
import dayjs from "dayjs";
import { useState } from "react";
import { useDict } from "@/kit/dict";
import { t } from "@/kit/text";
import { clearable } from "@/parts/clearable";
import { SearchInput } from "../picker/SearchInput";
import type { ReportConfig, ReportField } from "./config";
import styles from "./popup.module.css";

interface Props {
	config: ReportConfig;
	value: Record<string, string>;
	onChange: (value: Record<string, string>) => void;
}

export function QueryLine({ config, value, onChange }: Props) {
	const [unfolded, setUnfolded] = useState(false);
	const shown = config.fields.filter((field) => unfolded || field.hidden !== "1");
	if (config.fields.length === 0) return null;
	const set = (part: Record<string, string>) => onChange({ ...value, ...part });
	return (
		<Flex
			component="search"
			wrap
			align="center"
			gap="var(--ant-margin-sm) var(--ant-margin)"
			aria-label={t("查询 | Query")}
		>
			{shown.map((field) => (
				<Flex align="center" gap="small" key={field.field} className={styles.cell}>
					<span>{field.label}</span>
					<Asked field={field} value={value} onChange={set} />
				</Flex>
			))}
			{config.fields.length > shown.length || unfolded ? (
				<Button type="link" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
					{unfolded ? t("收起 | Less") : t("展开 | More")}
				</Button>
			) : null}
		</Flex>
	);
}

interface AskedProps {
	field: ReportField;
	value: Record<string, string>;
	onChange: (part: Record<string, string>) => void;
}

const DAY = "YYYY-MM-DD";
const SWITCH = "switch";

function Asked({ field, value, onChange }: AskedProps) {
	const own = value[field.field] ?? "";
	if (field.mode === "group") return <Group field={field} value={value} onChange={onChange} />;
	if (field.dictCode || field.view === SWITCH)
		return <OneOf field={field} value={own} onChange={(next) => onChange({ [field.field]: next })} />;
	if (field.view === "text")
		return (
			<SearchInput label={field.label} value={own} onChange={(next) => onChange({ [field.field]: next })} />
		);
	return (
		<Input
			allowClear={clearable()}
			aria-label={field.label}
			value={own}
			onChange={(event) => onChange({ [field.field]: event.target.value })}
		/>
	);
}

function OneOf({
	field,
	value,
	onChange,
}: {
	field: ReportField;
	value: string;
	onChange: (next: string) => void;
}) {
	const items = useDict(field.dictCode);
	const options = field.dictCode
		? items.map((item) => ({ value: item.value, label: item.text }))
		: [
				{ value: "1", label: t("是 | Yes") },
				{ value: "0", label: t("否 | No") },
			];
	return (
		<Select
			allowClear
			aria-label={field.label}
			placeholder={t("请选择 | Choose")}
			options={options}
			value={value || null}
			onChange={(next?: string) => onChange(next ?? "")}
		/>
	);
}

function Group({ field, value, onChange }: AskedProps) {
	const [begin, end] = [`${field.field}_begin`, `${field.field}_end`];
	if (!field.view.startsWith("date"))
		return (
			<Flex component="span" gap="small">
				{[begin, end].map((key) => (
					<Input
						key={key}
						allowClear={clearable()}
						aria-label={
							key === begin
								? t("{name}从 | {name} from", { name: field.label })
								: t("{name}至 | {name} to", { name: field.label })
						}
						value={value[key] ?? ""}
						onChange={(event) => onChange({ [key]: event.target.value })}
					/>
				))}
			</Flex>
		);
	const day = (text: string | undefined) => (text ? dayjs(text) : null);
	return (
		<DatePicker.RangePicker
			aria-label={field.label}
			allowEmpty={[true, true]}
			value={[day(value[begin]), day(value[end])]}
			onChange={(days) =>
				onChange({ [begin]: days?.[0]?.format(DAY) ?? "", [end]: days?.[1]?.format(DAY) ?? "" })
			}
		/>
	);
}
