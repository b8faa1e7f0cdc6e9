/** The merges that were done of late; each can be taken back for seven days. */
import { useQuery } from "@tanstack/react-query";
import Button from "antd/es/button";
import type { Shapes } from "@/gen/api";
import { getAt } from "@/kit/http";
import { ask } from "@/kit/notice";
import { listed, t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import { EmptyBox } from "@/parts/EmptyBox";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import type { Describe } from "../describe";
import { unmerge } from "./acts";

type Line = Shapes["MergeLine"];

export function Merges({ describe: { path } }: { describe: Describe }) {
	const { data, error, refetch } = useQuery({
		queryKey: ["merges", path],
		queryFn: ({ signal }) => getAt<Line[]>(`/${path}/merges`, undefined, { signal, quiet: true }),
		gcTime: 0,
	});
	if (error) return <Broken error={error} retry={() => void refetch()} />;
	if (!data) return <Waiting />;
	if (data.length === 0) return <EmptyBox title={t("还没有合并过 | Nothing was merged yet")} />;
	return (
		<ul className={look.rows}>
			{data.map((line) => (
				<li key={line.id}>
					<span>
						<b>
							{t("{others} 并入 {kept} | {others} went into {kept}", {
								others: listed(line.others.map((one) => one.name)),
								kept: line.kept.name,
							})}
						</b>
						<br />
						<small className={look.quiet}>{movedText(line)}</small>
					</span>
					{line.canUndo && (
						<Button size="small" type="link" onClick={() => void takeBack(path, line)}>
							{t("撤销 | Undo")}
						</Button>
					)}
				</li>
			))}
		</ul>
	);
}

function movedText({ by, at, moved, undoneBy, undoneAt }: Line): string {
	if (undoneAt)
		return t("{who} 于 {time} 撤销 | taken back by {who} at {time}", {
			who: undoneBy ?? "–",
			time: undoneAt,
		});
	return t("{who} 于 {time} 合并，转移 {n} 条 | merged by {who} at {time}, {n} moved", {
		who: by ?? "–",
		time: at,
		n: moved,
	});
}

async function takeBack(path: string, line: Line): Promise<void> {
	const sure = await ask({
		title: t("撤销这次合并？ | Take this merge back?"),
		content: t(
			"并入的记录会恢复，关联记录转回原处。 | What went comes back, and what moved goes back to it.",
		),
	});
	if (sure) await unmerge(path, line.id);
}
