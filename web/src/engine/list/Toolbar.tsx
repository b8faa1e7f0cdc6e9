/** What can be done without choosing rows. */
import PlusOutlined from "@ant-design/icons/es/icons/PlusOutlined";
import ReloadOutlined from "@ant-design/icons/es/icons/ReloadOutlined";
import UploadOutlined from "@ant-design/icons/es/icons/UploadOutlined";
import Button from "antd/es/button";
import { t, tell } from "@/kit/text";
import { standingActions } from "../actions";
import { can, type Describe } from "../describe";
import { ExportButton } from "../sheet/ExportButton";
import type { Opened } from "./ListView";
import styles from "./ListView.module.css";
import { type ListState, wireQuery } from "./list-state";

interface Props {
	describe: Describe;
	state: ListState;
	fixed: Record<string, string>;
	onOpen: (opened: Opened) => void;
	refresh: () => void;
}

export function Toolbar({ describe, state, fixed, onOpen, refresh }: Props) {
	const { pageNo: _, pageSize: __, ...filters } = wireQuery(describe, state, fixed);
	return (
		<div className={styles.toolbar}>
			{can(describe, "add") && (
				<Button type="primary" icon={<PlusOutlined />} onClick={() => onOpen({ panel: "add" })}>
					{t("新增 | New")}
				</Button>
			)}
			{standingActions(describe).map((action) => (
				<Button
					key={action.code}
					type={action.code === "add" ? "primary" : "default"}
					icon={action.code === "add" ? <PlusOutlined /> : undefined}
					onClick={() => onOpen({ panel: "action", action, rows: [] })}
				>
					{tell(action.label)}
				</Button>
			))}
			{can(describe, "import") && (
				<Button icon={<UploadOutlined />} onClick={() => onOpen({ panel: "import" })}>
					{t("导入 | Import")}
				</Button>
			)}
			{can(describe, "export") && <ExportButton describe={describe} filters={filters} />}
			<Button
				className={styles.push ?? ""}
				type="text"
				icon={<ReloadOutlined />}
				aria-label={t("刷新 | Refresh")}
				onClick={refresh}
			/>
		</div>
	);
}
