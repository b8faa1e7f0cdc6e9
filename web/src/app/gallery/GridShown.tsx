/** The editable grid with every type of column, in every state, and at the size it was made for. */

import Button from "antd/es/button";
import Checkbox from "antd/es/checkbox";
import { useMemo, useRef, useState } from "react";
import { type CellClash, EditGrid, type GridChange, type GridHandle, type GridPeer } from "@/parts/grid";
import look from "@/parts/look.module.css";
import styles from "./GridShown.module.css";
import { ALL_TYPES, bigColumns, bigRows, FEW_COLUMNS, FEW_ROWS, TYPE_ROWS } from "./grid-samples";

const PEERS: readonly GridPeer[] = [
	{ clientId: "p1", name: "王晓", colour: "#8a4bc2", cell: { id: "2", key: "name" } },
	{ clientId: "p2", name: "Li Wei", colour: "#0f7d7d", cell: { id: "3", key: "amount" } },
];
const CLASHES: readonly CellClash[] = [
	{ id: "4", key: "name", mine: "四号楼", theirs: "4 号楼", by: "王晓" },
];

export function GridShown() {
	return (
		<section className={styles.sections}>
			<h2>可编辑表格 EditGrid</h2>
			<AllTypes />
			<Together />
			<States />
			<Big />
		</section>
	);
}

function AllTypes() {
	const [always, setAlways] = useState(false);
	const grid = useRef<GridHandle>(null);
	const [said, setSaid] = useState("");
	return (
		<figure className={look.framed}>
			<figcaption>
				22 types
				<Checkbox checked={always} onChange={({ target }) => setAlways(target.checked)}>
					alwaysEdit
				</Checkbox>
			</figcaption>
			<EditGrid
				ref={grid}
				name="gallery"
				label="全部类型 | All types"
				columns={ALL_TYPES}
				rows={TYPE_ROWS}
				alwaysEdit={always}
				rowNumber
				rowSelection
				dragSort
				disabledRows={{ input: "不可改" }}
				subForm={{
					title: "子表 | Sub-table",
					open: (row) => {
						if (row.input === "坏") throw new Error("no size");
						return (
							<EditGrid name="sub" columns={FEW_COLUMNS} rows={FEW_ROWS} toolbar={false} maxHeight={200} />
						);
					},
				}}
				tools={
					<>
						<Button onClick={async () => setSaid(`${(await grid.current?.validate())?.length} errors`)}>
							校验
						</Button>
						<Button onClick={() => setSaid(JSON.stringify(grid.current?.getTracking(), null, 1))}>
							跟踪
						</Button>
					</>
				}
			/>
			<pre className={`${look.note} ${styles.said}`} data-said>
				{said}
			</pre>
		</figure>
	);
}

function Together() {
	const [changes, setChanges] = useState<GridChange[]>([]);
	const [clashes, setClashes] = useState(CLASHES);
	const grid = useRef<GridHandle>(null);
	return (
		<figure className={look.framed}>
			<figcaption>peers and clashes</figcaption>
			<EditGrid
				ref={grid}
				name="together"
				label="同事同表 | Together"
				columns={FEW_COLUMNS}
				rows={FEW_ROWS}
				peers={PEERS}
				clashes={clashes}
				rowNumber
				onChange={(done) => setChanges(done)}
				onSettle={(clash, choice) => {
					const value = choice === "mine" ? clash.mine : clash.theirs;
					grid.current?.receive([{ op: "set", id: clash.id, key: clash.key, old: null, value }]);
					setClashes([]);
				}}
			/>
			<pre className={`${look.note} ${styles.said}`} data-changes>
				{JSON.stringify(changes)}
			</pre>
		</figure>
	);
}

function States() {
	return (
		<div className={styles.states}>
			<figure className={look.framed}>
				<figcaption>empty</figcaption>
				<EditGrid name="empty" label="空 | Empty" columns={FEW_COLUMNS} rows={[]} rowNumber rowSelection />
			</figure>
			<figure className={look.framed}>
				<figcaption>disabled</figcaption>
				<EditGrid
					name="off"
					label="停用 | Disabled"
					columns={FEW_COLUMNS}
					rows={FEW_ROWS}
					rowSelection
					dragSort
					disabled
				/>
			</figure>
			<figure className={look.framed}>
				<figcaption>loading</figcaption>
				<EditGrid name="wait" label="加载 | Loading" columns={FEW_COLUMNS} rows={FEW_ROWS} loading />
			</figure>
		</div>
	);
}

function Big() {
	const columns = useMemo(bigColumns, []);
	const rows = useMemo(bigRows, []);
	const [shown, setShown] = useState(false);
	return (
		<figure className={look.framed}>
			<figcaption>5,000 × 20</figcaption>
			{shown ? (
				<EditGrid
					name="big"
					label="大表 | Big"
					columns={columns}
					rows={rows}
					rowNumber
					rowSelection
					dragSort
				/>
			) : (
				<Button onClick={() => setShown(true)}>显示 5000 × 20</Button>
			)}
		</figure>
	);
}
