/** How a cell reads while nobody edits it. */
import { t, tell } from "@/kit/text";
import { cut, FILE_NAME_LENGTH } from "@/parts/ellipsis/cut";
import { type CellState, useGrid } from "./context";
import styles from "./grid.module.css";
import { kindOf } from "./kind";
import { isBlank } from "./tracker";
import type { GridColumn } from "./types";
import { isOn, parts, textOf } from "./values";

interface Props {
	column: GridColumn;
	id: string;
	state: CellState;
}

export function View({ column, id, state }: Props) {
	const grid = useGrid();
	const { value } = state;
	const kind = kindOf(grid.props, column);
	const row = state.row ?? grid.store.row(id);
	if (!row) return null;
	if (column.render) return <span className={styles.slot}>{column.render(row)}</span>;
	if (kind?.read) return <span className={styles.view}>{kind.read(value, row, column)}</span>;
	switch (column.type) {
		case "checkbox":
			return <Box on={isOn(value, column)} />;
		case "image":
			return isBlank(value) ? (
				<span className={styles.hint}>{t("无图片 | no pictures")}</span>
			) : (
				<FileNames value={value} />
			);
		case "file":
		case "upload":
			return <FileNames value={value} />;
		default: {
			const text = textOf(value, column, grid.columns.namesOf(column));
			if (text === "" && !state.locked && column.placeholder)
				return <span className={styles.hint}>{tell(column.placeholder)}</span>;
			return (
				<span
					className={column.type === "inputNumber" ? styles.number : styles.view}
					title={text || undefined}
				>
					{text}
				</span>
			);
		}
	}
}

function Box({ on }: { on: boolean }) {
	return (
		<span className={styles.box} data-on={on || undefined}>
			<span className="gj-sr">{on ? t("是 | Yes") : t("否 | No")}</span>
		</span>
	);
}

function FileNames({ value }: { value: unknown }) {
	const names = parts(value).map((path) => path.slice(path.lastIndexOf("/") + 1));
	return (
		<span className={styles.view} title={names.join("\n") || undefined}>
			{names.map((name) => cut(name, FILE_NAME_LENGTH)).join(", ")}
		</span>
	);
}
