/** The line above the board: community, range, zoom, search, filters, view and the live dot. */

import Badge from "antd/es/badge";
import Button from "antd/es/button";
import DatePicker from "antd/es/date-picker";
import Flex from "antd/es/flex";
import Segmented from "antd/es/segmented";
import Select from "antd/es/select";
import dayjs from "dayjs";
import { showKeys } from "@/kit/keys";
import { useMay } from "@/kit/rights";
import { patchCell, readCell } from "@/kit/state";
import { t } from "@/kit/text";
import { useLiveStatus } from "@/live/status";
import styles from "./board.module.css";
import { Filters } from "./Filters";
import { dayOf, isoOf } from "./model/day";
import { FUTURE_DAYS, HOUR_ZOOM, PAST_DAYS, ZOOMS } from "./model/geometry";
import { Search } from "./Search";
import { undoLast } from "./state/acts";
import { type Board, type BoardView, keep, tileDayOf, useBoard, useBoardState } from "./state/board";
import { openDialog } from "./state/commands";
import { goesByDay, leapOf, todayAt } from "./useKeys";

export function Toolbar() {
	const board = useBoard();
	const view = useBoardState((state) => state.view);
	return (
		<Flex
			wrap
			align="center"
			gap="small"
			className={styles.toolbar}
			role="toolbar"
			aria-label={t("房态图工具 | Board tools")}
		>
			<Communities />
			<Range />
			{view === "tape" && <Zoom />}
			<Search />
			<Filters />
			<Flex flex="auto" align="center" justify="flex-end" gap="small">
				<Views />
				<Pack />
				<Undo board={board} />
				<Button type="text" aria-label={t("快捷键 | Keys")} onClick={showKeys}>
					?
				</Button>
				<LiveDot />
			</Flex>
		</Flex>
	);
}

function Communities() {
	const board = useBoard();
	const chosen = useBoardState((state) => state.communityId);
	useBoardState((state) => state.changes);
	const options = [...board.model.communities.values()].map((one) => ({ value: one.id, label: one.name }));
	if (options.length === 0) return null;
	const all = options.length > 1 ? [{ value: "all", label: t("全部小区 | All communities") }] : [];
	return (
		<Select
			aria-label={t("小区 | Community")}
			value={chosen}
			options={[...options, ...all]}
			onChange={(communityId) =>
				keep(board, { communityId, filter: { ...readCell(board.state).filter, buildingId: null } })
			}
			popupMatchSelectWidth={false}
			style={{ minWidth: 128 }}
		/>
	);
}

function Range() {
	const board = useBoard();
	const byDay = useBoardState(goesByDay);
	const day = useBoardState((state) => (state.view === "tiles" ? tileDayOf(board, state) : null));
	const leap = (direction: 1 | -1) => board.showFrom(board.firstDay() + direction * leapOf(board));
	return (
		<Flex gap="var(--ant-margin-xxs)">
			<Button onClick={() => leap(-1)}>{byDay ? t("前一天 | Day before") : t("前10天 | Back 10")}</Button>
			<Button onClick={() => board.showFrom(todayAt(board))}>{t("今天 | Today")}</Button>
			<Button onClick={() => leap(1)}>{byDay ? t("后一天 | Next day") : t("后10天 | Next 10")}</Button>
			<DatePicker
				aria-label={t("跳到日期 | Go to date")}
				placeholder={t("日期 | Date")}
				allowClear={false}
				value={day === null ? null : dayjs(isoOf(day))}
				minDate={dayjs(isoOf(board.model.today - PAST_DAYS))}
				maxDate={dayjs(isoOf(board.model.today + FUTURE_DAYS))}
				onChange={(day) => day && board.showFrom(dayOf(day.format("YYYY-MM-DD")))}
				style={{ width: day === null ? 92 : 124 }}
			/>
		</Flex>
	);
}

function Zoom() {
	const board = useBoard();
	const zoom = useBoardState((state) => state.zoom);
	return (
		<Select
			aria-label={t("显示天数 | Days shown")}
			value={zoom}
			options={ZOOMS.map((days) => ({
				value: days,
				label: days === HOUR_ZOOM ? t("小时 | Hours") : t("{n}天 | {n} days", { n: days }),
			}))}
			onChange={(days) => {
				patchCell(board.state, { painting: [], hourPaint: null });
				keep(board, { zoom: days });
			}}
			popupMatchSelectWidth={false}
		/>
	);
}

function Views() {
	const board = useBoard();
	const view = useBoardState((state) => state.view);
	return (
		<Segmented<BoardView>
			aria-label={t("视图 | View")}
			value={view}
			onChange={(chosen) => keep(board, { view: chosen })}
			options={[
				{ value: "tape", label: t("日历 | Calendar") },
				{ value: "tiles", label: t("楼栋 | Building") },
				{ value: "table", label: t("表格 | Table") },
			]}
		/>
	);
}

/** Re-packs the community that is shown; of several, one must be chosen first. */
function Pack() {
	const board = useBoard();
	const chosen = useBoardState((state) => state.communityId);
	const allowed = useMay()("rental:board:pack");
	if (!allowed) return null;
	const one = chosen === "all" ? null : chosen;
	return (
		<Button
			disabled={one === null}
			title={one ? undefined : t("请先选择一个小区 | Choose one community first")}
			onClick={() => one && openDialog(board, { kind: "pack", communityId: one })}
		>
			{t("重排 | Re-pack")}
		</Button>
	);
}

function Undo({ board }: { board: Board }) {
	const acts = useBoardState((state) => state.acts);
	return (
		<Button disabled={acts.length === 0} onClick={() => void undoLast(board)} title="Ctrl+Z">
			{t("撤销 | Undo")}
		</Button>
	);
}

function LiveDot() {
	const { phase } = useLiveStatus();
	const text = {
		connected: t("实时 | Live"),
		connecting: t("连接中 | Connecting"),
		offline: t("已断开 | Offline"),
	}[phase];
	return (
		<span data-live={phase} role="status" title={text}>
			<Badge status={LIVE[phase]} />
			<span className={phase === "connected" ? "gj-sr" : undefined}>{text}</span>
		</span>
	);
}

const LIVE = { connected: "success", connecting: "warning", offline: "default" } as const;
