/** Where a field stands: moved by buttons, as wide as wanted, with the heading of the section that begins with it and what it goes by. */
import DownOutlined from "@ant-design/icons/es/icons/DownOutlined";
import UpOutlined from "@ant-design/icons/es/icons/UpOutlined";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Select from "antd/es/select";
import Switch from "antd/es/switch";
import { useDict } from "@/kit/dict";
import { locale, t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { Condition, titleOf } from "./Condition";
import { namedChoices } from "./process";
import type { DraftField, DraftForm } from "./useDraftForm";

interface Props {
	field: DraftField;
	above: readonly DraftField[];
	last: boolean;
	draft: DraftForm;
}

export function FieldPlace({ field, above, last, draft }: Props) {
	const name = titleOf(field);
	return (
		<Flex vertical gap="small" className={look.below ?? ""}>
			<Section field={field} name={name} draft={draft} />
			<Flex gap="small" align="center" wrap>
				<Button
					size="small"
					icon={<UpOutlined />}
					disabled={above.length === 0}
					aria-label={t("上移{name} | Move {name} up", { name })}
					onClick={() => draft.move(field, -1)}
				/>
				<Button
					size="small"
					icon={<DownOutlined />}
					disabled={last}
					aria-label={t("下移{name} | Move {name} down", { name })}
					onClick={() => draft.move(field, 1)}
				/>
				<strong>{name}</strong>
				<Kind field={field} name={name} draft={draft} />
				<Home field={field} name={name} draft={draft} />
				<Switch
					size="small"
					checked={field.wide ?? false}
					checkedChildren={t("整行 | Full width")}
					unCheckedChildren={t("半行 | Half width")}
					aria-label={t("{name}占整行 | {name} takes the full width", { name })}
					onChange={(wide) => void draft.setField(field, { wide })}
				/>
			</Flex>
			<Condition
				field={field}
				name={name}
				above={above.filter((one) => (one.tableCode ?? "") === (field.tableCode ?? ""))}
				draft={draft}
			/>
		</Flex>
	);
}

/** Of a field that was published too: its values are converted when the form is published again. */
function Kind({ field, name, draft }: Pick<Props, "field" | "draft"> & { name: string }) {
	const kinds = useDict("onl_field_kind");
	return (
		<Select
			size="small"
			popupMatchSelectWidth={false}
			aria-label={t("{name}的类型 | Kind of {name}", { name })}
			value={field.kind ?? ""}
			options={kinds.map(({ value, text }) => ({ value, label: text }))}
			onChange={(kind) => void draft.setField(field, { kind, ...leftBy(kind) })}
		/>
	);
}

/** What only fields of another kind have. */
const leftBy = (kind: string) => ({
	...(kind !== "text" && { length: null, rule: null }),
	...(kind !== "int" && kind !== "decimal" && { least: null, most: null }),
});

/** The form itself or one of its sub-tables; a field that was published stays where its data is. */
function Home({ field, name, draft }: Pick<Props, "field" | "draft"> & { name: string }) {
	if (draft.tables.length === 0) return null;
	return (
		<Select
			size="small"
			popupMatchSelectWidth={false}
			disabled={field.columnNo !== null && field.columnNo !== undefined}
			aria-label={t("{name}所在的表 | Table of {name}", { name })}
			value={field.tableCode ?? ""}
			options={[{ value: "", label: t("主表 | The form") }, ...namedChoices(draft.tables, locale())]}
			onChange={(tableCode) => void draft.setField(field, { tableCode: tableCode || null })}
		/>
	);
}

/** Both languages; saved when the person leaves them. */
function Section({ field, name, draft }: Pick<Props, "field" | "draft"> & { name: string }) {
	const keep = (key: "section" | "sectionEn") => ({
		defaultValue: field[key] ?? "",
		onBlur: ({ target }: React.FocusEvent<HTMLInputElement>) => {
			if (target.value !== (field[key] ?? "")) void draft.setField(field, { [key]: target.value });
		},
		onPressEnter: ({ currentTarget }: React.KeyboardEvent<HTMLInputElement>) => currentTarget.blur(),
	});
	return (
		<Flex gap="small">
			<Input
				key={`zh${field.section}`}
				size="small"
				maxLength={60}
				placeholder={t("分组标题 | Section")}
				aria-label={t("{name}前的分组标题 | Section before {name}", { name })}
				{...keep("section")}
			/>
			{field.section && (
				<Input
					key={`en${field.sectionEn}`}
					size="small"
					maxLength={60}
					placeholder={t("分组英文标题 | Section in English")}
					aria-label={t("{name}前的分组英文标题 | Section before {name} in English", { name })}
					{...keep("sectionEn")}
				/>
			)}
		</Flex>
	);
}
