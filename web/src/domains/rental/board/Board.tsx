/** The room board page (房态图): one open board with its three views, shared selection, dialogs and live feeds. */

import Alert from "antd/es/alert";
import { useEffect, useMemo, useState } from "react";
import { CLEAN_STATE, ORDER_STATE } from "@/gen/words/rental";
import { readCell } from "@/kit/state";
import { localize, t, useLocale } from "@/kit/text";
import { useLiveStatus } from "@/live/status";
import { EmptyBox } from "@/parts/EmptyBox";
import look from "@/parts/look.module.css";
import styles from "./board.module.css";
import { Chart } from "./Chart";
import { Dialogs } from "./Dialogs";
import { HoverCard } from "./HoverCard";
import { Legend } from "./Legend";
import { Menu } from "./Menu";
import { MovePad } from "./MovePad";
import { countedLeaves, countToday } from "./model/figures";
import { isKnown } from "./model/model";
import { RefusalCard } from "./RefusalCard";
import { SelectionBar } from "./SelectionBar";
import { BoardProvider, createBoard, useBoard, useBoardState } from "./state/board";
import { gesture } from "./state/drag";
import { useFeeds } from "./state/useFeeds";
import { TableView } from "./TableView";
import { TilesView } from "./TilesView";
import { Toolbar } from "./Toolbar";
import { useKeys } from "./useKeys";

const NARROW = "(max-width: 767.99px)";

export default function BoardPage() {
	const [board] = useState(() => createBoard(matchMedia(NARROW).matches));
	return (
		<BoardProvider value={board}>
			<OpenBoard key={useLocale()} />
		</BoardProvider>
	);
}

function OpenBoard() {
	useFeeds();
	useKeys(true);
	useConnection();
	return (
		<div className={styles.board} data-board>
			<Toolbar />
			<Troubles />
			<div className={styles.main}>
				<View />
			</div>
			<Legend />
			<SelectionBar />
			<MovePad />
			<HoverCard />
			<Menu />
			<RefusalCard />
			<Dialogs />
			<Said />
		</div>
	);
}

function View() {
	const view = useBoardState((state) => state.view);
	const fetching = useBoardState((state) => state.fetching > 0);
	return (
		<>
			{fetching && <div className={look.progress} data-fetching />}
			{view === "tape" && <Chart corner={<Corner />} />}
			{view === "tiles" && <TilesView />}
			{view === "table" && <TableView />}
			<Empty />
		</>
	);
}

/** A drag cannot be written without a connection, so it ends when the connection does. */
function useConnection(): void {
	const board = useBoard();
	const { phase } = useLiveStatus();
	useEffect(() => {
		if (phase === "offline" && readCell(board.state).gesture.phase === "dragging")
			gesture(board, { type: "offline" });
	}, [board, phase]);
}

function Troubles() {
	const failure = useBoardState((state) => state.failure);
	const { phase, contact } = useLiveStatus();
	if (phase === "offline") {
		const since = contact > 0 ? new Date(contact).toLocaleTimeString() : "—";
		return (
			<Alert
				banner
				role="status"
				title={t(
					"连接中断，显示的是 {time} 的房态；恢复后自动更新，期间不能移动 | Offline: this is the board of {time}. It catches up by itself; nothing can be moved meanwhile",
					{ time: since },
				)}
			/>
		);
	}
	return failure ? <Alert banner title={localize(failure)} /> : null;
}

function Empty() {
	const board = useBoard();
	const none = useBoardState((state) => state.ready && board.model.units.size === 0);
	return none ? (
		<div className={styles.empty}>
			<EmptyBox title={t("还没有房源，请先在房源管理中添加 | No units yet. Add houses and rooms first")} />
		</div>
	) : null;
}

function Said() {
	const said = useBoardState((state) => state.said);
	return (
		<div className="gj-sr" role="status" aria-live="polite">
			{said}
		</div>
	);
}

/** Today's four figures in the corner of the chart. */
function Corner() {
	const board = useBoard();
	const changes = useBoardState((state) => state.changes);
	const community = useBoardState((state) => state.communityId);
	// biome-ignore lint/correctness/useExhaustiveDependencies: changes stands for the model
	const counters = useMemo(
		() =>
			countToday(
				board.model,
				countedLeaves(board.model, (unit) => community === "all" || unit.communityId === community),
			),
		[board, changes, community],
	);
	const known = isKnown(board.model, community, board.model.today);
	const figures: [string, number, string][] = [
		[t("今日到店 | Due in"), counters.arrivals, "arrivals"],
		[t("今日离店 | Due out"), counters.departures, "departures"],
		[t(ORDER_STATE.in_house), counters.inHouse, "inHouse"],
		[t(CLEAN_STATE.dirty), counters.dirty, "dirty"],
	];
	return (
		<div className={styles.cornerFigures}>
			{figures.map(([text, count, key]) => (
				<span key={key} data-counter={key}>
					<b>{known ? count : "–"}</b>
					{text}
				</span>
			))}
		</div>
	);
}
