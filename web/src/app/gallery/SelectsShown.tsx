/** Choices that open below their field: searched, as a tree, several, and as a declaration says them. */
import Button from "antd/es/button";
import { useState } from "react";
import type { Field } from "@/engine/describe";
import { KINDS } from "@/engine/kinds";
import { plainField } from "@/engine/kinds/plain-field";
import { Failure } from "@/kit/transport";
import { LazyTreeSelect, type TreeSource } from "@/parts/picker/LazyTreeSelect";
import { MultiSelect } from "@/parts/picker/MultiSelect";
import { SEARCH_PAUSE_MS, SearchSelect, type SearchSource } from "@/parts/picker/SearchSelect";
import { TwoWay } from "@/parts/picker/TwoWay";
import { Shown } from "./Shown";

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

export function Selects() {
	const [one, setOne] = useState<string[]>(["1"]);
	const [many, setMany] = useState<string[]>([]);
	return (
		<Shown line name="SearchSelect">
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

export function Trees() {
	const [one, setOne] = useState<string[]>([]);
	const [wrong, setWrong] = useState(false);
	return (
		<Shown line name="LazyTreeSelect">
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

export function Choices() {
	const [many, setMany] = useState<string | null>("0,1");
	const [flag, setFlag] = useState<string | null>(null);
	return (
		<Shown line name="MultiSelect, TwoWay">
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

/** As `f(...)` declares them; they ask this house. */
const DECLARED: Field[] = [
	{
		...plainField("chosen", "分类"),
		chosen: { path: "sys/category", store: "code", many: false },
		way: "tree",
	},
	{
		...plainField("chosen", "地区"),
		chosen: {
			path: "sys/region",
			store: "code",
			many: false,
			table: { code: "sys_region,name,code", parent: "parentCode" },
		},
		way: "tree",
	},
	{ ...plainField("dicts", "限制"), dict: "restriction", separator: ";", popContainer: "figure" },
	{ ...plainField("dict", "门"), dict: "indoor_door" },
];

export function Declared() {
	const [row, setRow] = useState<Record<string, unknown>>({});
	return (
		<Shown line name="Declared">
			{DECLARED.map((field) => {
				const { Edit } = KINDS[field.kind];
				return (
					<Edit
						key={field.key}
						field={field}
						label={field.key}
						value={row[field.key]}
						onChange={(value) => setRow((before) => ({ ...before, [field.key]: value }))}
					/>
				);
			})}
			<output data-declared>{JSON.stringify(row)}</output>
		</Shown>
	);
}
