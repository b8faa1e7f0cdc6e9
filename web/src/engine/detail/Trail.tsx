/** Who changed what in this row, newest first. */
import { useQuery } from "@tanstack/react-query";
import { t, tell } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import { Waiting } from "@/parts/Waiting";
import { type Change, fetchTrail } from "../wire";
import styles from "./detail.module.css";

const WORDS: Readonly<Record<string, () => string>> = {
	add: () => t("新增 | added"),
	edit: () => t("修改 | changed"),
	delete: () => t("删除 | deleted"),
	import: () => t("导入 | imported"),
};

export function Trail({ path, id, version }: { path: string; id: string; version: number }) {
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
				<Entry key={change.id} change={change} />
			))}
		</ol>
	);
}

function Entry({ change }: { change: Change }) {
	const many = change.action === "add" || change.action === "import";
	return (
		<li>
			<p>
				<b>{change.by}</b> {WORDS[change.action]?.() ?? change.action} <time>{change.at}</time>
			</p>
			<ul>
				{change.diff.map((one) => (
					<li key={one.field}>
						<span>{tell(one.label) || one.field}</span>
						{!many && (
							<>
								<del>{shown(one.old)}</del> →{" "}
							</>
						)}
						<ins>{shown(one.new)}</ins>
					</li>
				))}
			</ul>
		</li>
	);
}

function shown(value: unknown): string {
	if (value === null || value === undefined || value === "") return t("空 | empty");
	return typeof value === "object" ? JSON.stringify(value) : String(value);
}
