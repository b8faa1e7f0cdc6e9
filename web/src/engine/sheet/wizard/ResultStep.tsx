/** How the import ended: what came in, what was refused and why, and the way back for all of it. */

import Alert from "antd/es/alert";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { WORDS } from "@/kit/catalogue";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import sheetStyles from "../sheet.module.css";
import { FileLink } from "../TaskProgress";
import type { ImportTotals } from "../task";

interface Props {
	totals: ImportTotals;
	busy: boolean;
	onUndo: () => void;
	onClose: () => void;
}

export function ResultStep({ totals, busy, onUndo, onClose }: Props) {
	const bad = totals.errorCount > 0;
	return (
		<>
			<Alert
				showIcon
				type={bad ? "warning" : "success"}
				title={bad ? t(WORDS.importErrors) : t("导入成功 | Imported")}
				description={t(
					"共 {all} 行，成功 {good} 行，失败 {bad} 行 | {all} rows: {good} imported, {bad} refused",
					{
						all: totals.totalCount,
						good: totals.successCount,
						bad: totals.errorCount,
					},
				)}
			/>
			<Flex justify="flex-end" gap="small" className={sheetStyles.foot}>
				{totals.fileUrl && (
					<FileLink plain url={totals.fileUrl} name={totals.fileName ?? t("错误文件 | Error file")} />
				)}
				<span className={look.fill} />
				{totals.successCount > 0 && (
					<Button danger loading={busy} onClick={onUndo}>
						{t("撤销整批导入 | Undo the whole import")}
					</Button>
				)}
				<Button type="primary" onClick={onClose}>
					{t("完成 | Done")}
				</Button>
			</Flex>
		</>
	);
}
