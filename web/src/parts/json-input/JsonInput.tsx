/** JSON as text: checked when it is left, tidied on request. */
import Button from "antd/es/button";
import Input from "antd/es/input";
import { useId, useState } from "react";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { jsonFault, tidied } from "./fault";
import styles from "./JsonInput.module.css";

interface Props {
	/** Text, or what it stands for. */
	value: unknown;
	onChange: (text: string | null) => void;
	label: string;
	id?: string | undefined;
	disabled?: boolean;
	/** Says what is wrong itself; false where the form does. */
	tells?: boolean;
}

export function JsonInput({ value, onChange, label, id, disabled = false, tells = false }: Props) {
	const [fault, setFault] = useState<string | null>(null);
	const own = useId();
	const text =
		typeof value === "string"
			? value
			: value === null || value === undefined
				? ""
				: JSON.stringify(value, null, 2);
	const shown = tells ? fault : null;
	return (
		<div className={styles.box}>
			<Input.TextArea
				{...(id ? { id } : {})}
				aria-label={label}
				{...(shown ? { status: "error" as const, "aria-invalid": true, "aria-describedby": own } : {})}
				className={look.code ?? ""}
				disabled={disabled}
				spellCheck={false}
				autoSize={{ minRows: 3, maxRows: 14 }}
				value={text}
				onBlur={() => setFault(jsonFault(text))}
				onChange={(event) => {
					if (fault) setFault(jsonFault(event.target.value));
					onChange(event.target.value || null);
				}}
			/>
			{!disabled && (
				<Button
					size="small"
					type="text"
					className={styles.tidy ?? ""}
					disabled={text === "" || tidied(text) === text}
					onClick={() => onChange(tidied(text))}
				>
					{t("整理格式 | Tidy")}
				</Button>
			)}
			{shown && (
				<p id={own} className={styles.fault} role="alert">
					{shown}
				</p>
			)}
		</div>
	);
}
