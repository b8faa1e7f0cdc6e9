/** Columns and rows for the grid's place in the gallery. */
import type { ColumnType, GridColumn, GridRow } from "@/parts/grid";

const CITIES = ["杭州", "上海", "北京", "广州", "成都"].map((label, at) => ({
	value: String(at + 1),
	label,
}));
const STATES = [
	{ value: "1", label: "空闲" },
	{ value: "2", label: "在住" },
	{ value: "3", label: "停用", disabled: true },
];

const searchCity = async (text: string) => {
	if (text === "错") throw new Error("查询失败");
	return CITIES.filter(({ label }) => label.includes(text));
};

export const ALL_TYPES: readonly GridColumn[] = [
	{
		key: "input",
		title: "文本 | Text",
		type: "input",
		fixed: "left",
		width: 140,
		placeholder: "请输入 | Type here",
		validateRules: [{ required: true }, { unique: true }],
	},
	{
		key: "number",
		title: "数量 | Number",
		type: "inputNumber",
		statistics: ["sum", "average"],
		validateRules: [{ pattern: "z" }],
	},
	{
		key: "money",
		title: "金额 | Amount",
		type: "inputNumber",
		scale: 2,
		statistics: ["sum"],
		validateRules: [{ pattern: "money" }],
	},
	{ key: "checkbox", title: "勾选 | Box", type: "checkbox", customValue: ["Y", "N"], defaultValue: "N" },
	{ key: "select", title: "下拉 | Select", type: "select", options: STATES, allowInput: true },
	{ key: "date", title: "日期 | Date", type: "date" },
	{ key: "datetime", title: "日期时间 | Moment", type: "datetime" },
	{ key: "jdate", title: "月份 | Month", type: "jdate", format: "YYYY-MM" },
	{ key: "time", title: "时间 | Time", type: "time" },
	{ key: "pop", title: "弹出文本 | Pop text", type: "input_pop", width: 160 },
	{ key: "textarea", title: "多行文本 | Long text", type: "textarea", width: 160 },
	{ key: "upload", title: "上传 | Upload", type: "upload" },
	{ key: "file", title: "文件 | File", type: "file" },
	{ key: "image", title: "图片 | Image", type: "image" },
	{ key: "popup", title: "弹窗 | Popup", type: "popup" },
	{ key: "radio", title: "单选 | Radio", type: "radio", options: STATES, width: 220 },
	{ key: "multi", title: "多选 | Several", type: "list_multi", options: CITIES, width: 200 },
	{ key: "search", title: "搜索 | Search", type: "sel_search", options: CITIES },
	{ key: "async", title: "异步搜索 | Async search", type: "sel_search_async", search: searchCity },
	{ key: "depart", title: "部门 | Department", type: "sel_depart" },
	{ key: "user", title: "用户 | User", type: "sel_user" },
	{
		key: "slot",
		title: "插槽 | Slot",
		type: "slot",
		render: (row) => <b>{`${row.input ?? ""} × ${row.number ?? 0}`}</b>,
	},
	{ key: "order", title: "排序 | Order", type: "hidden", isOrder: true },
	{
		key: "mobile",
		title: "手机 | Mobile",
		type: "input",
		validateRules: [{ pattern: "m" }],
		fixed: "right",
		width: 150,
	},
];

const FIRST: Omit<GridRow, "id"> = {
	input: "云栖 101",
	number: 3,
	money: "288.00",
	checkbox: "Y",
	select: "1",
	date: "2026-11-21",
	datetime: "2026-11-21 08:30:00",
	jdate: "2026-11",
	time: "14:00:00",
	pop: "一段弹出的文字",
	textarea: "第一行\n第二行",
	upload: "t1/2026/合同.pdf",
	file: "t1/2026/说明书.docx",
	image: "",
	popup: "R1",
	popup_dictText: "日报",
	radio: "2",
	multi: "1,3",
	search: "2",
	async: "1",
	async_dictText: "杭州",
	depart: "d1",
	depart_dictText: "客房部",
	user: "admin",
	user_dictText: "管理员",
	mobile: "13800138000",
};

export const TYPE_ROWS: readonly GridRow[] = [
	{ id: "1", ...FIRST, order: 1 },
	{
		id: "2",
		...FIRST,
		input: "云栖 102",
		number: 4,
		money: "0.10",
		checkbox: "N",
		order: 2,
		image: "a/大堂照片一.png",
	},
	{ id: "3", ...FIRST, input: "不可改", order: 3 },
	{ id: "4", input: "坏", number: 12, money: "0.20", order: 4 },
	{ id: "5", ...FIRST, input: "云栖 105", number: 5, order: 5 },
	{ id: "6", ...FIRST, input: "云栖 106", number: 6, order: 6 },
];

export const FEW_COLUMNS: readonly GridColumn[] = [
	{ key: "name", title: "名称 | Name", type: "input", validateRules: [{ required: true }] },
	{ key: "amount", title: "金额 | Amount", type: "inputNumber", scale: 2, statistics: ["sum"] },
	{ key: "state", title: "状态 | State", type: "select", options: STATES },
];

export const FEW_ROWS: readonly GridRow[] = Array.from({ length: 5 }, (_, at) => ({
	id: String(at + 1),
	name: `${at + 1}号楼`,
	amount: `${at * 100}.50`,
	state: "1",
}));

const BIG_TYPES: readonly ColumnType[] = ["input", "inputNumber", "select", "date", "checkbox"];

export function bigColumns(): GridColumn[] {
	return Array.from({ length: 20 }, (_, at) => {
		const type = BIG_TYPES[at % BIG_TYPES.length] as ColumnType;
		return {
			key: `c${at + 1}`,
			title: `列 ${at + 1} | Column ${at + 1}`,
			type,
			...(type === "select" ? { options: CITIES } : {}),
			...(type === "inputNumber" ? { statistics: ["sum"] as const, validateRules: [{ pattern: "n" }] } : {}),
			...(at === 0 ? { fixed: "left" as const, validateRules: [{ required: true }, { unique: true }] } : {}),
		};
	});
}

export function bigRows(): GridRow[] {
	const columns = bigColumns();
	return Array.from({ length: 5000 }, (_, at) => {
		const row: GridRow = { id: `r${at + 1}` };
		for (const { key, type } of columns) row[key] = sampleOf(type, key, at);
		return row;
	});
}

function sampleOf(type: ColumnType, key: string, at: number): unknown {
	switch (type) {
		case "inputNumber":
			return at % 97;
		case "select":
			return String((at % 5) + 1);
		case "date":
			return `2026-11-${String((at % 28) + 1).padStart(2, "0")}`;
		case "checkbox":
			return at % 3 === 0;
		default:
			return `${key}-${at + 1}`;
	}
}
