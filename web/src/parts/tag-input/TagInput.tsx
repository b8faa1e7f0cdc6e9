/** Tags of two signs each, typed one after the other; read they are tags, written they are one line. */
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Tag from "antd/es/tag";
import { useState } from "react";
import { tagsOf, withSemicolons } from "./tags";

interface Props {
	value: string | null | undefined;
	onChange: (text: string) => void;
	label: string;
	id?: string | undefined;
	disabled?: boolean;
	maxLength?: number | undefined;
}

export function TagInput({ value, onChange, label, id, disabled = false, maxLength }: Props) {
	const [composing, setComposing] = useState<string | null>(null);
	const text = value ?? "";
	const type = (typed: string) => {
		const next = withSemicolons(typed, typed.length > text.length);
		onChange(maxLength ? next.slice(0, maxLength) : next);
	};
	return (
		<Input
			{...(id ? { id } : {})}
			aria-label={label}
			disabled={disabled}
			value={composing ?? text}
			onCompositionStart={() => setComposing(text)}
			onCompositionEnd={(event) => {
				setComposing(null);
				type(event.currentTarget.value);
			}}
			onChange={({ target }) => (composing === null ? type(target.value) : setComposing(target.value))}
			onBlur={() => text.endsWith(";") && onChange(text.slice(0, -1))}
		/>
	);
}

export function Tags({ value }: { value: string | null | undefined }) {
	return (
		<Flex component="span" wrap align="center" gap="var(--ant-margin-xxs)">
			{[...new Set(tagsOf(value))].map((tag) => (
				<Tag key={tag}>{tag}</Tag>
			))}
		</Flex>
	);
}
