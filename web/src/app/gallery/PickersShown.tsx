/** Every way to choose, in its states. What asks the server shows what this person may see; frames have rows of their own. */
import Button from "antd/es/button";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { startActions } from "@/app/actions";
import { useDescribe } from "@/engine/describe";
import { PICKER_CELLS } from "@/engine/kinds/cells";
import { Failure } from "@/kit/http";
import { fetchGrants } from "@/kit/session";
import type { GridColumn } from "@/parts/grid/types";
import { EntityChooser } from "@/parts/picker/EntityChooser";
import { LazyTreeSelect, type TreeSource } from "@/parts/picker/LazyTreeSelect";
import { MultiSelect } from "@/parts/picker/MultiSelect";
import { SearchInput } from "@/parts/picker/SearchInput";
import { SEARCH_PAUSE_MS, SearchSelect, type SearchSource } from "@/parts/picker/SearchSelect";
import { TreePicker } from "@/parts/picker/TreePicker";
import { TwoWay } from "@/parts/picker/TwoWay";
import { PopupField } from "@/parts/popup/PopupField";
import styles from "./Gallery.module.css";

const DepartField = lazy(() =>
	import("@/domains/system/picker/DepartField").then((found) => ({ default: found.DepartField })),
);
const UserPicker = lazy(() => import("@/domains/system/picker/UserPicker"));
const RolePicker = lazy(() => import("@/domains/system/picker/RolePicker"));
const PositionPicker = lazy(() => import("@/domains/system/picker/PositionPicker"));
const AddressBook = lazy(() => import("@/domains/system/picker/AddressBook"));
const RowChooser = lazy(() => import("@/engine/kinds/RowChooser"));

export function PickersShown() {
	useEffect(() => {
		startActions();
		void fetchGrants().catch(() => undefined);
	}, []);
	return (
		<section>
			<h2>选择器 Pickers</h2>
			<div className={styles.parts}>
				<Departs />
				<Dialogs />
				<Frames />
				<Selects />
				<Trees />
				<Choices />
				<Wrapped />
				<Popups />
				<Cells />
			</div>
		</section>
	);
}

function Shown({ title, children }: { title: string; children: ReactNode }) {
	return (
		<figure>
			<figcaption>{title}</figcaption>
			<div className={styles.line}>{children}</div>
		</figure>
	);
}

function Departs() {
	const [one, setOne] = useState<string | null>(null);
	const [many, setMany] = useState<string | null>(null);
	const [told, setTold] = useState("");
	return (
		<Shown title="DepartField">
			<Suspense fallback={null}>
				<DepartField label="单个机构" value={one} onChange={setOne} />
				<DepartField
					label="多个机构"
					multi
					treeOpera
					store="orgCode"
					backDepart
					value={many}
					onChange={setMany}
					onBack={(list) => setTold(JSON.stringify(list))}
				/>
				<DepartField label="禁用机构" disabled value={one} />
			</Suspense>
			<output data-told>
				{one} / {many} / {told}
			</output>
		</Shown>
	);
}

const DIALOGS = { user: UserPicker, role: RolePicker, position: PositionPicker } as const;

function Dialogs() {
	const [open, setOpen] = useState<keyof typeof DIALOGS | "book" | "biz" | "one" | null>(null);
	const [got, setGot] = useState("");
	const house = useDescribe("rental/house");
	const close = () => setOpen(null);
	const chosen = (rows: ReadonlyArray<{ id: string }>) => {
		setGot(JSON.stringify(rows.map((row) => ("username" in row ? [row.id, row.username] : row.id))));
		close();
	};
	const Dialog = open && open in DIALOGS ? DIALOGS[open as keyof typeof DIALOGS] : null;
	return (
		<Shown title="Dialogs">
			<Button onClick={() => setOpen("user")}>用户</Button>
			<Button onClick={() => setOpen("role")}>角色</Button>
			<Button onClick={() => setOpen("position")}>职务</Button>
			<Button onClick={() => setOpen("book")}>通讯录</Button>
			<Button onClick={() => setOpen("biz")}>业务实体（多选）</Button>
			<Button onClick={() => setOpen("one")}>业务实体（单选）</Button>
			<output data-got>{got}</output>
			<Suspense fallback={null}>
				{Dialog && <Dialog chosen={[]} many choose={chosen} close={close} />}
				{open === "book" && <AddressBook close={close} choose={(_, people) => chosen(people)} />}
				{(open === "biz" || open === "one") && house && (
					<RowChooser describe={house} chosen={[]} many={open === "biz"} choose={chosen} close={close} />
				)}
			</Suspense>
		</Shown>
	);
}

const NEVER = () => new Promise<never>(() => undefined);
const REFUSED = new Failure(403, "denied", "没有权限 | Not allowed", {}, { needs: "sys:sysDepart:list" });
const TREE = [
	{
		key: "1",
		title: "云栖物业",
		children: [
			{ key: "11", title: "客服部" },
			{ key: "12", title: "工程部", children: [{ key: "121", title: "水电班" }] },
		],
	},
];
const STATES = {
	满: async () => ({ records: [{ id: "1", name: "一个名字很长很长很长的业务实体" }], total: 1 }),
	空: async () => ({ records: [], total: 0 }),
	加载: NEVER,
	出错: async () => {
		throw new Failure(500, "broken", "服务器忙 | The server is busy");
	},
	无权: async () => {
		throw REFUSED;
	},
} as const;

function Frames() {
	const [open, setOpen] = useState<keyof typeof STATES | "树" | null>(null);
	const close = () => setOpen(null);
	return (
		<Shown title="PickerDialog">
			{[...Object.keys(STATES), "树"].map((state) => (
				<Button key={state} onClick={() => setOpen(state as keyof typeof STATES)}>
					{state}
				</Button>
			))}
			{open === "树" && (
				<TreePicker
					title="选择机构"
					label="树"
					multi
					nodes={TREE}
					chosen={[]}
					onOk={close}
					onCancel={close}
				/>
			)}
			{open && open !== "树" && (
				<EntityChooser<{ id: string; name?: string }>
					title={`选择：${open}`}
					searchLabel="查找"
					name={["gallery", open]}
					read={STATES[open]}
					byIds={async () => []}
					columns={[{ key: "name", title: "名称", dataIndex: "name" }]}
					nameOf={(row) => row.name ?? row.id}
					many
					memory="gallery"
					chosen={[]}
					onOk={close}
					onCancel={close}
				/>
			)}
		</Shown>
	);
}

const CITIES = ["杭州", "宁波", "温州", "绍兴"].map((text, n) => ({ value: String(n), text }));
const found = (answer: () => Promise<typeof CITIES>): SearchSource => ({
	key: ["gallery", answer.name],
	find: answer,
	name: async (values) => CITIES.filter((one) => values.includes(one.value)),
	recall: async (values) => CITIES.filter((one) => values.includes(one.value)),
});
const SOURCES = {
	city: found(async function cities() {
		return CITIES;
	}),
	none: found(async function none() {
		return [];
	}),
	broken: found(async function broken() {
		throw new Failure(500, "broken", "服务器忙 | The server is busy");
	}),
};

function Selects() {
	const [one, setOne] = useState<string[]>(["1"]);
	const [many, setMany] = useState<string[]>([]);
	return (
		<Shown title="SearchSelect">
			<SearchSelect label="异步选择" source={SOURCES.city} value={one} onChange={setOne} />
			<SearchSelect
				label="搜索选择"
				many
				pause={SEARCH_PAUSE_MS}
				source={SOURCES.city}
				value={many}
				onChange={setMany}
			/>
			<SearchSelect label="没有数据" source={SOURCES.none} value={[]} onChange={setMany} />
			<SearchSelect label="服务失败" source={SOURCES.broken} value={[]} onChange={setMany} />
			<SearchSelect label="禁用选择" disabled source={SOURCES.city} value={one} onChange={setOne} />
		</Shown>
	);
}

const BRANCHES: TreeSource = {
	key: ["gallery", "tree"],
	below: async (id) =>
		id === "0" ? [{ value: "a", text: "水电" }] : [{ value: `${id}1`, text: `下级${id}1`, isLeaf: true }],
	name: async (values) => values.map((value) => ({ value, text: value })),
};

function Trees() {
	const [one, setOne] = useState<string[]>([]);
	const [wrong, setWrong] = useState(false);
	return (
		<Shown title="LazyTreeSelect">
			<LazyTreeSelect label="树选择" source={BRANCHES} value={one} onChange={setOne} />
			<LazyTreeSelect label="分类多选" many source={BRANCHES} value={one} onChange={setOne} />
			<Button onClick={() => setWrong(true)}>错误的condition</Button>
			{wrong && (
				<LazyTreeSelect
					label="条件有误"
					condition="status=1"
					source={BRANCHES}
					value={[]}
					onChange={setOne}
				/>
			)}
		</Shown>
	);
}

const OPTIONS = CITIES.map(({ value, text }) => ({ value, label: text, disabled: value === "3" }));

function Choices() {
	const [many, setMany] = useState<string | null>("0,1");
	const [flag, setFlag] = useState<string | null>(null);
	return (
		<Shown title="MultiSelect, TwoWay">
			<MultiSelect label="复选" type="checkbox" options={OPTIONS} value={many ?? ""} onChange={setMany} />
			<MultiSelect
				label="下拉多选"
				type="list_multi"
				options={OPTIONS}
				value={many ?? ""}
				onChange={setMany}
			/>
			<MultiSelect label="禁用多选" disabled options={OPTIONS} value={many ?? ""} onChange={setMany} />
			<TwoWay label="开关" value={flag} onChange={setFlag} />
			<TwoWay label="查询开关" query value={flag} onChange={setFlag} />
			<TwoWay label="禁用开关" disabled value="Y" />
			<output data-many>
				{many} / {flag}
			</output>
		</Shown>
	);
}

const COMPARES = ["like", "ne", "ge", "le"] as const;

function Wrapped() {
	const [typed, setTyped] = useState<Record<string, string>>({});
	return (
		<Shown title="SearchInput">
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

function Popups() {
	const [got, setGot] = useState<Record<string, string>>({});
	const [wrong, setWrong] = useState(false);
	return (
		<Shown title="PopupField">
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

function Cells() {
	const [row, setRow] = useState<{ id: string; [key: string]: unknown }>({ id: "1" });
	return (
		<Shown title="Cells">
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
