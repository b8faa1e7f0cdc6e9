/** Several of a few choices, kept as one text with a separator: as boxes, or as a select. */
import Checkbox from "antd/es/checkbox";
import Select from "antd/es/select";
import { t } from "@/kit/text";
import styles from "./picker.module.css";

export interface MultiOption {
	value: string;
	label: string;
	disabled?: boolean;
}

interface Props {
	id?: string | undefined;
	label: string;
	value: string;
	onChange: (value: string | null) => void;
	options: MultiOption[];
	/** Empty or list_multi means select. */
	type?: "" | "select" | "list_multi" | "checkbox" | undefined;
	separator?: string;
	placeholder?: string;
	disabled?: boolean | undefined;
	/** Where the list of choices hangs: a selector, for a field inside something that scrolls. */
	popContainer?: string;
}

export function MultiSelect({ value, onChange, options, type = "", separator = ",", ...rest }: Props) {
	const chosen = value.split(separator).filter(Boolean);
	const set = (many: string[]) => onChange(many.join(separator) || null);
	const { popContainer } = rest;
	if (type === "checkbox")
		return (
			<Checkbox.Group
				{...(rest.id ? { name: rest.id } : {})}
				role="group"
				aria-label={rest.label}
				className={styles.group ?? ""}
				disabled={rest.disabled ?? false}
				options={options}
				value={chosen}
				onChange={(many) => set(options.map((one) => one.value).filter((one) => many.includes(one)))}
			/>
		);
	return (
		<Select
			{...(rest.id ? { id: rest.id } : {})}
			{...(rest.disabled === undefined ? {} : { disabled: rest.disabled })}
			mode="multiple"
			aria-label={rest.label}
			allowClear
			showSearch={{ optionFilterProp: "label" }}
			placeholder={rest.placeholder ?? t("请选择 | Choose")}
			style={{ width: "100%" }}
			{...(popContainer
				? {
						getPopupContainer: () => document.querySelector<HTMLElement>(popContainer) ?? document.body,
					}
				: {})}
			options={options}
			value={chosen}
			onChange={set}
		/>
	);
}
