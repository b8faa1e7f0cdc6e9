/** One of few, all in sight; arrows move between them. */
import Radio from "antd/es/radio";
import { useEffect, useRef } from "react";
import { useGrid } from "../context";
import styles from "../grid.module.css";
import type { EditorProps } from "./Editor";

export default function RadioEditor({ column, value, label, onChange }: EditorProps) {
	const grid = useGrid();
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const boxes = place.current?.querySelectorAll<HTMLInputElement>("input");
		([...(boxes ?? [])].find((box) => box.checked) ?? boxes?.[0])?.focus();
	}, []);
	return (
		<div ref={place} className={styles.radios}>
			<Radio.Group
				name={label}
				aria-label={label}
				options={grid.columns.optionsOf(column).map((one) => ({ ...one, value: String(one.value) }))}
				defaultValue={value === null || value === undefined ? null : String(value)}
				onChange={(event) => onChange(event.target.value)}
			/>
		</div>
	);
}
