/** Stands in the toolbar's place while rows are chosen. */
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { t } from "@/kit/text";
import type { Scope } from "../batch/batch";
import { can, type Describe } from "../describe";
import { useExport } from "../sheet/useExport";
import { ActButtons, type BarAct } from "./ActButtons";
import styles from "./ListView.module.css";
import type { Opened } from "./opened";
import type { RowActs } from "./useRowActs";
import type { Selection } from "./useSelection";

interface Props {
	describe: Describe;
	selection: Selection;
	acts: RowActs;
	total: number;
	/** What finds every row that matches. */
	match: Record<string, string | number>;
	onOpen: (opened: Opened) => void;
}

/** So many stand side by side. */
const MOST_MERGED = 10;

export function BatchBar({ describe, selection, acts, total, match, onOpen }: Props) {
	const n = selection.all ? total : selection.size;
	const scope: Scope = selection.all ? { all: match } : { ids: selection.ids };
	const batch = (verb: "edit" | "delete") => () => onOpen({ panel: "batch", verb, scope, total: n });
	const exports = useExport(describe, selection.all ? match : { selections: selection.ids.join(",") });
	const edits: BarAct[] = can(describe, "edit")
		? [{ key: "edit", label: t("批量编辑 | Edit together"), run: batch("edit") }]
		: [];
	const remove: BarAct[] = can(describe, "delete")
		? [{ key: "delete", label: t("删除 | Delete"), danger: true, run: batch("delete") }]
		: [];
	const merge: BarAct[] =
		can(describe, "merge") && !selection.all && n > 1 && n <= MOST_MERGED
			? [
					{
						key: "merge",
						label: t("合并 | Merge"),
						run: () => onOpen({ panel: "merge", ids: selection.ids }),
					},
				]
			: [];
	const chosen = selection.all ? remove : acts.batch(selection.rows);
	return (
		<Flex wrap align="center" gap="small" className={styles.toolbar} data-batch>
			<output>
				{selection.all
					? t("已选择全部 {n} 项 | All {n} chosen", { n })
					: t("已选择 {n} 项 | {n} chosen", { n })}
			</output>
			<Button type="link" onClick={selection.clear}>
				{t("清空 | Clear")}
			</Button>
			<ActButtons acts={[...edits, ...merge, ...exports.acts, ...chosen]} />
			{exports.progress}
		</Flex>
	);
}

interface WholeProps {
	selection: Selection;
	shown: number;
	total: number;
	estimated: boolean;
}

/** Once the whole page is chosen: the rest can be, too. */
export function WholeLine({ selection, shown, total, estimated }: WholeProps) {
	if (selection.size < shown || shown === 0 || total <= selection.size) return null;
	const about = estimated ? t("约 | about ") : "";
	return (
		<Flex wrap align="center" justify="center" gap="var(--ant-margin-xxs)" className={styles.whole}>
			{selection.all ? (
				<Button type="link" size="small" onClick={selection.clear}>
					{t("已选择全部 {about}{n} 项，取消选择 | All {about}{n} are chosen, clear", { n: total, about })}
				</Button>
			) : (
				<Button type="link" size="small" onClick={selection.chooseAll}>
					{t("选择全部 {about}{n} 项符合条件的记录 | Select all {about}{n} that match", { n: total, about })}
				</Button>
			)}
		</Flex>
	);
}
