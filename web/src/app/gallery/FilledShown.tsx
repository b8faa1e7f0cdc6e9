/** What is typed with a sign, filled by a report, or chosen in a cell of a grid. */
import Button from "antd/es/button";
import { useState } from "react";
import { PICKER_CELLS } from "@/engine/kinds/cells";
import type { GridColumn } from "@/parts/grid/types";
import { SearchInput } from "@/parts/picker/SearchInput";
import { PopupField } from "@/parts/popup/PopupField";
import { Shown } from "./Shown";

const COMPARES = ["like", "ne", "ge", "le"] as const;

export function Wrapped() {
	const [typed, setTyped] = useState<Record<string, string>>({});
	return (
		<Shown line name="SearchInput">
			{COMPARES.map((type) => (
				<SearchInput
					key={type}
					type={type}
					label={`搜索 ${type}`}
					placeholder={type}
					value={typed[type] ?? ""}
					onChange={(text) => setTyped({ ...typed, [type]: text })}
				/>
			))}
			<output data-wrapped>{Object.values(typed).join(" ")}</output>
		</Shown>
	);
}

const STAFF = { code: "staff", source: "realname,username", target: "name,account" };

export function Popups() {
	const [got, setGot] = useState<Record<string, string>>({});
	const [wrong, setWrong] = useState(false);
	return (
		<Shown line name="PopupField">
			<PopupField
				label="员工"
				name="name"
				setup={STAFF}
				value={got.name ?? ""}
				onChange={(name, others) => setGot({ ...others, name })}
			/>
			<PopupField
				label="没有的报表"
				name="name"
				setup={{ ...STAFF, code: "no_such_report" }}
				value=""
				onChange={() => undefined}
			/>
			<Button onClick={() => setWrong(true)}>参数不对</Button>
			{wrong && (
				<PopupField
					label="参数不对的报表"
					name="name"
					setup={{ ...STAFF, target: "name" }}
					value=""
					onChange={() => undefined}
				/>
			)}
			<output data-popup>{JSON.stringify(got)}</output>
		</Shown>
	);
}

const COLUMNS: GridColumn[] = [
	{ key: "depart", title: "部门", type: "sel_depart" },
	{ key: "user", title: "人员", type: "sel_user", fieldExtendJson: { multiSelect: true } },
	{ key: "name", title: "报表", type: "popup", props: STAFF },
];

export function Cells() {
	const [row, setRow] = useState<{ id: string; [key: string]: unknown }>({ id: "1" });
	return (
		<Shown line name="Cells">
			{COLUMNS.map((column) => {
				const { Edit } = PICKER_CELLS[column.type as keyof typeof PICKER_CELLS];
				return (
					<Edit
						key={column.key}
						column={column}
						row={row}
						value={row[column.key]}
						onChange={(value, others) => setRow({ ...row, [column.key]: value, ...others })}
						onDraft={() => undefined}
						onLearn={() => undefined}
						onDone={() => undefined}
						disabled={false}
						label={`单元格${column.title}`}
					/>
				);
			})}
			<output data-row>{JSON.stringify(row)}</output>
		</Shown>
	);
}
