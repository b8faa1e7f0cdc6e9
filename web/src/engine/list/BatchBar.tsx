/** Stands in the toolbar's place while rows are chosen. */
import Button from "antd/es/button";
import { t } from "@/kit/text";
import { can, type Describe } from "../describe";
import { ExportButton } from "../sheet/ExportButton";
import styles from "./ListView.module.css";
import type { RowActs } from "./useRowActs";
import type { Selection } from "./useSelection";

interface Props {
	describe: Describe;
	selection: Selection;
	acts: RowActs;
}

export function BatchBar({ describe, selection, acts }: Props) {
	return (
		<div className={styles.toolbar} data-batch>
			<output>{t("已选择 {n} 项 | {n} chosen", { n: selection.size })}</output>
			<Button type="link" onClick={selection.clear}>
				{t("清空 | Clear")}
			</Button>
			{can(describe, "export") && (
				<ExportButton describe={describe} filters={{ selections: selection.ids.join(",") }} />
			)}
			{acts.batch(selection.rows).map((act) => (
				<Button key={act.key} danger={act.danger ?? false} onClick={act.run}>
					{act.label}
				</Button>
			))}
		</div>
	);
}
