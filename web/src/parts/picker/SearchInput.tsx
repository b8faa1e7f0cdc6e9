/** A text field that searches: what is typed goes out wrapped for its comparison, and comes back without the signs. */

import Input from "antd/es/input";
import { clearable } from "@/parts/clearable";
import { type Compare, unwrap, wrap } from "./wrap";

interface Props {
	id?: string;
	label: string;
	type?: Compare;
	value: string;
	onChange: (wrapped: string) => void;
	placeholder?: string;
	disabled?: boolean;
}

export function SearchInput({ type = "like", value, onChange, label, ...rest }: Props) {
	return (
		<Input
			{...rest}
			allowClear={clearable()}
			aria-label={label}
			value={unwrap(type, value)}
			onChange={(event) => onChange(wrap(type, event.target.value))}
		/>
	);
}
