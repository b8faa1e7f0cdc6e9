/** Every kind of field: read, edited, empty and disabled. Choices that ask the server are empty without a session. */
import { useState } from "react";
import type { Field, Kind, Row } from "@/engine/describe";
import { KINDS } from "@/engine/kinds";
import { plainField } from "@/engine/kinds/plain-field";
import styles from "./Gallery.module.css";

const SAMPLES: Readonly<Record<Kind, unknown>> = {
	text: "云栖花园 1栋 101",
	textarea: "第一行\n第二行",
	markdown: "# 标题\n\n- **加粗**的一行",
	tags: "保洁;维修",
	memo: "点右边的按钮可以展开来写",
	signature: null,
	voice: null,
	html: "<p>一段<strong>富文本</strong></p>",
	int: 12,
	bytes: 1_258_291,
	decimal: "86.50",
	money: "1288.00",
	bool: true,
	date: "2026-11-21",
	datetime: "2026-11-21 08:30:00",
	time: "14:00:00",
	dict: "1",
	dicts: "1,2",
	ref: null,
	refs: null,
	file: "t1/2026/说明.pdf",
	image: null,
	video: null,
	password: "",
	json: { a: 1 },
	tree: null,
	colour: "#0156C6",
	chosen: null,
	popup: "云栖花园",
	cron: "0 0/5 9-17 * * ? *",
	list: "sys/position",
};

const fieldOf = (kind: Kind): Field => ({
	...plainField(kind, kind, { scale: 2 }),
	dict: kind.startsWith("dict") ? "sex" : null,
	ref: /^(ref|tree)/.test(kind) ? { path: "sys/position", label: ["name"] } : null,
});

export function KindsShown() {
	return (
		<section>
			<h2>字段 Kinds</h2>
			<div className={styles.kinds}>
				<b>kind</b>
				<b>read</b>
				<b>empty</b>
				<b>filled</b>
				<b>disabled</b>
				{(Object.keys(KINDS) as Kind[]).map((kind) => (
					<KindLine key={kind} kind={kind} />
				))}
			</div>
		</section>
	);
}

function KindLine({ kind }: { kind: Kind }) {
	const { read, Edit } = KINDS[kind];
	const field = fieldOf(kind);
	const sample = SAMPLES[kind];
	const [empty, setEmpty] = useState<unknown>(null);
	const [filled, setFilled] = useState<unknown>(sample);
	const row = { id: "1", [kind]: filled } as unknown as Row;
	return (
		<>
			<code>{kind}</code>
			<span>{read(row, field)}</span>
			<Edit field={field} label={`${kind} empty`} value={empty} onChange={setEmpty} />
			<Edit field={field} label={`${kind} filled`} value={filled} onChange={setFilled} />
			<Edit field={field} label={`${kind} disabled`} value={sample} disabled />
		</>
	);
}
