/** One of a list that is known as a whole, such as a dictionary. */
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
	disabled?: boolean | undefined;
}

export function ListSelect({ value, onChange, options, memory, ...rest }: Props) {
	const list = useList(options, memory);
	return (
		<Select<string>
			{...list.select}
			{...(rest.id ? { id: rest.id } : {})}
			{...(rest.disabled === undefined ? {} : { disabled: rest.disabled })}
			aria-label={rest.label}
			allowClear
			placeholder={t("请选择 | Choose")}
			style={{ width: "100%" }}
			value={value || null}
			onChange={(one?: string) => {
				list.note(one ? [one] : [], [value]);
				onChange(one ?? null);
			}}
		/>
	);
}
