/** Every way to choose, in its states. What asks the server shows what this person may see; frames have rows of their own. */
import Button from "antd/es/button";
import { lazy, Suspense, useEffect, useState } from "react";
import { startActions } from "@/app/actions";
import { useDescribe } from "@/engine/describe";
import { fetchGrants } from "@/kit/session";
import { Failure } from "@/kit/transport";
import { EntityChooser } from "@/parts/picker/EntityChooser";
import { TreePicker } from "@/parts/picker/TreePicker";
import { Cells, Popups, Wrapped } from "./FilledShown";
import styles from "./Gallery.module.css";
import { Choices, Declared, Selects, Trees } from "./SelectsShown";
import { Shown } from "./Shown";

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
				<Declared />
				<Wrapped />
				<Popups />
				<Cells />
			</div>
		</section>
	);
}

function Departs() {
	const [one, setOne] = useState<string | null>(null);
	const [many, setMany] = useState<string | null>(null);
	const [told, setTold] = useState("");
	return (
		<Shown line name="DepartField">
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
		<Shown line name="Dialogs">
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
		<Shown line name="PickerDialog">
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
