/** The rows of a sub-table, edited inside the parent's form in the same grid as everywhere: keys, paste, order, each fault at its cell. */
import Form from "antd/es/form";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { localize, t } from "@/kit/text";
import { EditGrid, type GridHandle, type GridRow } from "@/parts/grid";
import { type Child, can, type Describe, useDescribe, useRules } from "../describe";
import { GRID_CELLS } from "../grid/cells";
import { gridColumns } from "../grid/columns";
import { isStored } from "../grid/placing";
import styles from "./child.module.css";
import type { ChildGrids } from "./child-grids";
import { type ChildRow, childFields, namedRows, orderKey } from "./children";
import { formFields } from "./fields";

interface Props {
	child: Child;
	grids: ChildGrids;
}

export default function ChildTable({ child, grids }: Props) {
	const describe = useDescribe(child.path);
	if (!describe) return null;
	return (
		<section className={styles.child} aria-label={localize(child.title)}>
			<h3>{localize(child.title)}</h3>
			<Form.Item
				name={["children", child.path]}
				noStyle
				validateTrigger={NEVER}
				rules={[{ validator: () => grids.check(child.path) }]}
			>
				<Rows child={child} grids={grids} describe={describe} />
			</Form.Item>
		</section>
	);
}

/** Cells are checked while they are edited; all of them once the form is saved. */
const NEVER: string[] = [];
const ROW_HEIGHT = 40;
/** Above a drawer, below the dialogs of its cells. */
const TIP_LAYER = 1001;

interface RowsProps extends Props {
	describe: Describe;
	value?: ChildRow[];
	onChange?: (rows: ChildRow[]) => void;
}

function Rows({ child, grids, describe, value, onChange }: RowsProps) {
	const rules = useRules();
	const handle = useRef<GridHandle>(null);
	const fields = useMemo(() => childFields(formFields(describe), child.key), [describe, child.key]);
	const columns = useMemo(() => {
		const made = gridColumns(describe, fields, rules);
		return can(describe, "edit") ? made : made.map((column) => ({ ...column, disabled: isStored }));
	}, [describe, fields, rules]);
	const content = useContent(value);
	useLayoutEffect(() => {
		if (handle.current)
			grids.hold(child.path, { handle: handle.current, keys: fields.map(({ key }) => key) });
		return () => grids.hold(child.path, null);
	});
	const title = localize(child.title);
	return (
		<EditGrid
			key={content.turn}
			ref={handle}
			name={`form/${child.path}`}
			label={title}
			columns={columns}
			kinds={GRID_CELLS}
			rows={content.rows}
			rowSelection
			rowNumber
			dragSort={orderKey(formFields(describe).map(({ key }) => key)) !== null}
			rowHeight={ROW_HEIGHT}
			tipLayer={TIP_LAYER}
			addLabel={t("添加{title} | Add: {title}", { title })}
			addButton={can(describe, "add")}
			removeButton={can(describe, "delete")}
			onChange={() => {
				const rows = handle.current?.held() ?? [];
				content.tell(rows);
				onChange?.(rows);
			}}
		/>
	);
}

interface Content {
	of: unknown;
	rows: GridRow[];
	/** Counts up whenever the rows come from elsewhere: a draft that is taken, a form that starts anew. */
	turn: number;
}

function useContent(value: ChildRow[] | undefined) {
	const [content, setContent] = useState<Content>(() => ({
		of: value,
		rows: namedRows(value ?? []),
		turn: 0,
	}));
	const [told, tell] = useState<unknown>(value);
	if (value !== content.of && value !== told)
		setContent({ of: value, rows: namedRows(value ?? []), turn: content.turn + 1 });
	return { ...content, tell };
}
