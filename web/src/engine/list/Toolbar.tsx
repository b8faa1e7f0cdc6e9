/** What can be done without choosing rows. */

import FilterOutlined from "@ant-design/icons/es/icons/FilterOutlined";
import MergeCellsOutlined from "@ant-design/icons/es/icons/MergeCellsOutlined";
import PlusOutlined from "@ant-design/icons/es/icons/PlusOutlined";
import ReloadOutlined from "@ant-design/icons/es/icons/ReloadOutlined";
import RestOutlined from "@ant-design/icons/es/icons/RestOutlined";
import SettingOutlined from "@ant-design/icons/es/icons/SettingOutlined";
import UploadOutlined from "@ant-design/icons/es/icons/UploadOutlined";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import type { ReactNode } from "react";
import { localize, t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { actionsWithoutRow } from "../actions";
import { can, type Describe } from "../describe";
import { countConditions } from "../query/conditions";
import { ScheduleButton } from "../sheet/ScheduleButton";
import { useExport } from "../sheet/useExport";
import { ActButtons, type BarAct } from "./ActButtons";
import styles from "./ListView.module.css";
import { type ListState, wireQuery } from "./list-state";
import type { Opened } from "./opened";

interface Props {
	describe: Describe;
	state: ListState;
	fixed: Record<string, string>;
	onOpen: (opened: Opened) => void;
	add: () => void;
	refresh: () => void;
	/** The way to the views, where no heading has it. */
	views?: ReactNode;
	extra: readonly BarAct[];
	/** How the rows are shown, last of all. */
	switches: ReactNode;
}

export function Toolbar({ describe, state, fixed, onOpen, add, refresh, views, extra, switches }: Props) {
	const { pageNo: _, pageSize: __, ...filters } = wireQuery(describe, state, fixed);
	const exports = useExport(describe, filters);
	return (
		<Flex wrap align="center" gap="small" className={styles.toolbar}>
			<ActButtons acts={[...actsOf(describe, onOpen, add), ...exports.acts, ...extra]} />
			{exports.progress}
			<span className={look.end} />
			{views}
			<Button
				type={state.query ? "link" : "text"}
				icon={<FilterOutlined />}
				aria-label={t("高级查询 | Advanced query")}
				title={t("高级查询 | Advanced query")}
				onClick={() => onOpen({ panel: "query" })}
			>
				{state.query ? t("高级查询 {n} | Query {n}", { n: countConditions(state.query) }) : null}
			</Button>
			<Button
				type="text"
				icon={<SettingOutlined />}
				aria-label={t("列设置 | Columns")}
				title={t("列设置 | Columns")}
				onClick={() => onOpen({ panel: "columns" })}
			/>
			<ScheduleButton describe={describe} filters={filters} />
			{can(describe, "recycle") && (
				<Button
					type="text"
					icon={<RestOutlined />}
					aria-label={t("回收站 | Recycle bin")}
					title={t("回收站 | Recycle bin")}
					onClick={() => onOpen({ panel: "recycle" })}
				/>
			)}
			<Button type="text" icon={<ReloadOutlined />} aria-label={t("刷新 | Refresh")} onClick={refresh} />
			{switches}
		</Flex>
	);
}

/** What is new comes first: on a phone it is the one in sight. */
function actsOf(describe: Describe, onOpen: Props["onOpen"], add: () => void): BarAct[] {
	const acts: BarAct[] = actionsWithoutRow(describe).map((action) => ({
		key: action.code,
		label: localize(action.label),
		...(action.code === "add" ? { primary: true, icon: <PlusOutlined /> } : {}),
		run: () => onOpen({ panel: "action", action, rows: [] }),
	}));
	if (can(describe, "add"))
		acts.unshift({ key: "new", label: t("新增 | New"), primary: true, icon: <PlusOutlined />, run: add });
	if (can(describe, "merge"))
		acts.push({
			key: "merge",
			label: t("查找重复 | Find duplicates"),
			icon: <MergeCellsOutlined />,
			run: () => onOpen({ panel: "merge", ids: [] }),
		});
	if (can(describe, "import"))
		acts.push({
			key: "import",
			label: t("导入 | Import"),
			icon: <UploadOutlined />,
			run: () => onOpen({ panel: "import" }),
		});
	return acts;
}
