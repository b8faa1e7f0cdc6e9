/** Records side by side: which stays, from which each field is taken, and what will move to it. */
import { useQuery } from "@tanstack/react-query";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Radio from "antd/es/radio";
import { useState } from "react";
import type { Shapes } from "@/gen/api";
import { getAt, postAt } from "@/kit/http";
import { offer } from "@/kit/notice";
import { listed, localize, t } from "@/kit/text";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import look from "@/parts/look.module.css";
import { type Describe, type Field, nameOf, type Row } from "../describe";
import { KINDS } from "../kinds";
import { NOTHING, textOf } from "../kinds/types";
import { readMerged, unmerge } from "./acts";
import { differing, isOpen, mergeBody, type Picks, sourceOf } from "./choice";

type Plan = Shapes["MergePlanShape"];
type Merged = Shapes["MergedShape"];

const QUIET = { quiet: true };
const OFFER_SECONDS = 10;

interface Props {
	describe: Describe;
	rows: Row[];
	onMerged: () => void;
}

export function MergeTable({ describe, rows, onMerged }: Props) {
	const { path } = describe;
	const [kept, setKept] = useState(rows[0]?.id ?? "");
	const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
	const [picks, setPicks] = useState<Picks>({});
	const sending = useSending();
	const taking = rows.filter((row) => !left.has(row.id));
	const body = mergeBody(taking, kept, picks);
	const { kept: stays, others } = body;
	const plan = useQuery({
		queryKey: ["merge-plan", path, stays, others],
		queryFn: () => getAt<Plan>(`/${path}/mergePlan`, { kept: stays, others }, QUIET),
		enabled: others !== "",
		gcTime: 0,
	});
	const merge = async () => {
		const done = await sending.run(async () => {
			const merged = await postAt<Merged>(`/${path}/merge`, body, QUIET);
			offer({
				text: t("合并成功！ | Merged"),
				label: t("撤销 | Undo"),
				seconds: OFFER_SECONDS,
				run: () => void unmerge(path, merged.merge),
			});
		});
		if (!done) return void plan.refetch();
		readMerged(path);
		onMerged();
	};
	const leave = (id: string) => setLeft(new Set([...left, id]));
	const faults = Object.values(sending.errors).map((text) => localize(text));
	return (
		<>
			<Problem text={sending.problem ?? faults[0] ?? plan.data?.refused} />
			<table className={look.ruled}>
				<thead>
					<tr>
						<th>{t("保留 | Stays")}</th>
						{taking.map((row) => (
							<th key={row.id}>
								<Radio checked={row.id === kept} onChange={() => setKept(row.id)}>
									{nameOf(describe, row)}
								</Radio>
								{taking.length > 2 && row.id !== kept && (
									<Button type="link" size="small" onClick={() => leave(row.id)}>
										{t("不合并此条 | Leave out")}
									</Button>
								)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{differing(describe, taking).map((field) => (
						<Line
							key={field.key}
							field={field}
							rows={taking}
							source={sourceOf(field, taking, kept, picks)}
							onPick={(id) => setPicks({ ...picks, [field.key]: id })}
						/>
					))}
				</tbody>
			</table>
			<Flex align="center" justify="space-between" gap="small" wrap>
				<span className={look.quiet}>{plan.data && movesText(plan.data)}</span>
				<Button
					type="primary"
					danger
					loading={sending.busy}
					disabled={!plan.data || plan.data.refused !== null || others === ""}
					onClick={() => void merge()}
				>
					{t("确认合并 | Merge")}
				</Button>
			</Flex>
		</>
	);
}

interface LineProps {
	field: Field;
	rows: Row[];
	source: string;
	onPick: (id: string) => void;
}

function Line({ field, rows, source, onPick }: LineProps) {
	return (
		<tr>
			<th scope="row">{localize(field.label)}</th>
			{rows.map((row) => (
				<td key={row.id}>
					{isOpen(field) ? (
						<Radio checked={row.id === source} onChange={() => onPick(row.id)}>
							{shown(row, field)}
						</Radio>
					) : (
						shown(row, field)
					)}
				</td>
			))}
		</tr>
	);
}

const shown = (row: Row, field: Field) =>
	field.sealed ? textOf(row[`${field.key}_masked`]) || NOTHING : KINDS[field.kind].read(row, field);

function movesText({ moves }: Plan): string {
	if (moves.length === 0) return t("没有关联记录 | Nothing names it");
	const counted = moves.map(({ title, count }) =>
		t("{title} {count} 条 | {title}: {count}", { title: localize(title), count }),
	);
	return t("转到保留的记录：{moves} | Moves: {moves}", { moves: listed(counted) });
}
