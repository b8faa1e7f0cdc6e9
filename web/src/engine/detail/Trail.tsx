/** Who changed what in this row, newest first. */
import { useQuery } from "@tanstack/react-query";
import Button from "antd/es/button";
import dayjs from "dayjs";
import { useDict } from "@/kit/dict";
import { ask } from "@/kit/notice";
import { listed, t, tell } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import { Waiting } from "@/parts/Waiting";
import { camel, type Describe, type Field, fieldOf } from "../describe";
import { useLabels } from "../kinds/options";
import { undo } from "../undo/acts";
import { type Change, fetchTrail } from "../wire";
import styles from "./detail.module.css";

const WORDS: Readonly<Record<string, () => string>> = {
	add: () => t("新增 | added"),
	edit: () => t("修改 | changed"),
	delete: () => t("删除 | deleted"),
	undo: () => t("撤销 | undone"),
	restore: () => t("恢复 | restored"),
	import: () => t("导入 | imported"),
};

export function Trail({ describe, id, version }: { describe: Describe; id: string; version: number }) {
	const { path } = describe;
	const { data, error } = useQuery({
		queryKey: ["trail", path, id, version],
		queryFn: () => fetchTrail(path, id),
	});
	if (error)
		return (
			<EmptyBox
				alarm
				title={t("修改记录没有读到 | The changes could not be read")}
				text={tell(error.message)}
			/>
		);
	if (!data) return <Waiting />;
	if (data.length === 0) return <EmptyBox title={t("没有修改记录 | No changes recorded")} />;
	return (
		<ol className={styles.trail}>
			{data.map((change) => (
				<Entry key={change.id} change={change} describe={describe} />
			))}
		</ol>
	);
}

function Entry({ change, describe }: { change: Change; describe: Describe }) {
	const many = change.action === "add" || change.action === "import";
	const takeBack = async () => {
		const sure = await ask({
			title: t("撤销这次修改？ | Undo this change?"),
			content: t("撤销本身也会记入修改记录。 | The undo itself is recorded, too."),
			okText: t("撤销 | Undo"),
		});
		if (sure) await undo({ auditId: change.id }, describe.path, WORDS[change.action]?.() ?? change.action);
	};
	return (
		<li>
			<p>
				<b>{change.by}</b> <small>@{change.username}</small> {WORDS[change.action]?.() ?? change.action}{" "}
				<time>{change.at}</time>
				{change.canUndo && (
					<Button type="link" size="small" onClick={takeBack}>
						{t("撤销 | Undo")}
					</Button>
				)}
			</p>
			<ul>
				{change.diff.map((one) => {
					const field = fieldOf(describe, camel(one.field));
					return (
						<li key={one.field}>
							<span>{field ? tell(field.label) : tell(one.label) || one.field}</span>
							{!many && (
								<>
									<del>
										<ChangedValue field={field} value={one.old} />
									</del>{" "}
									→{" "}
								</>
							)}
							<ins>
								<ChangedValue field={field} value={one.new} />
							</ins>
						</li>
					);
				})}
			</ul>
		</li>
	);
}

/** Columns outside the declaration come as the store writes them. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** One side of a change, in words where the declaration has words for it. */
export function ChangedValue({ field, value }: { field: Field | undefined; value: unknown }) {
	const text =
		value === null || value === undefined
			? ""
			: typeof value === "object"
				? JSON.stringify(value)
				: String(value);
	const items = useDict(text ? field?.dict : null);
	const ids = field?.ref ? text.split(",").filter(Boolean) : [];
	const labels = useLabels(field?.ref?.path ?? "", ids);
	if (text === "") return <>{t("空 | empty")}</>;
	if (typeof value === "boolean") return <>{value ? t("是 | Yes") : t("否 | No")}</>;
	if (INSTANT.test(text)) return <>{dayjs(text).format("YYYY-MM-DD HH:mm:ss")}</>;
	if (!field?.dict && !field?.ref) return <>{text}</>;
	const known = new Map([...items, ...(labels.data ?? [])].map((one) => [one.value, one.text]));
	return <>{listed(text.split(",").map((one) => known.get(one) ?? one))}</>;
}
