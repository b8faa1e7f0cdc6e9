/** Several of a few choices, kept as one text with a separator: as boxes, or as a select. */
import Checkbox from "antd/es/checkbox";
import Select from "antd/es/select";
import { t } from "@/kit/text";
import { type ListOption, useList } from "./useList";

interface Props {
	id?: string | undefined;
	label: string;
	value: string;
	onChange: (value: string | null) => void;
	options: ListOption[];
	/** Remembers the last five choices under this name. */
	memory?: string | undefined;
	/** Empty or list_multi means select. */
	type?: "" | "select" | "list_multi" | "checkbox" | undefined;
	separator?: string | undefined;
	placeholder?: string;
	disabled?: boolean | undefined;
	/** Where the list of choices hangs: a selector, for a field inside something that scrolls. */
	popContainer?: string | undefined;
	/** Never taller than a line: what has no room there is counted. */
	oneLine?: boolean;
}

export function MultiSelect({ value, onChange, options, type = "", separator = ",", ...rest }: Props) {
	const chosen = value.split(separator).filter(Boolean);
	const list = useList(options, rest.memory);
	const set = (many: string[]) => {
		list.note(many, chosen);
		onChange(many.join(separator) || null);
	};
	const { popContainer } = rest;
	if (type === "checkbox")
		return (
			<Checkbox.Group
				{...(rest.id ? { name: rest.id } : {})}
				role="group"
				aria-label={rest.label}
				disabled={rest.disabled ?? false}
				options={options}
				value={chosen}
				onChange={(many) => set(options.map((one) => one.value).filter((one) => many.includes(one)))}
			/>
		);
	return (
		<Select<string[]>
			{...list.select}
			{...(rest.id ? { id: rest.id } : {})}
			{...(rest.disabled === undefined ? {} : { disabled: rest.disabled })}
			mode="multiple"
			aria-label={rest.label}
			allowClear
			{...(rest.oneLine ? { maxTagCount: "responsive" as const } : {})}
			placeholder={rest.placeholder ?? t("请选择 | Choose")}
			style={{ width: "100%" }}
			{...(popContainer
				? {
						getPopupContainer: (field: HTMLElement) => containerOf(field, popContainer),
					}
				: {})}
			value={chosen}
			onChange={set}
		/>
	);
}

/** The one around the field, where there are several. */
const containerOf = (field: HTMLElement, selector: string): HTMLElement =>
	field.closest<HTMLElement>(selector) ?? document.querySelector<HTMLElement>(selector) ?? document.body;
