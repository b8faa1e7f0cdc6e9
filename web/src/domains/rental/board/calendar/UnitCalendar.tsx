/** The calendar of one unit (房源月历): a month of its nights with prices, limits and stays, over the board's own memory. */
import Button from "antd/es/button";
import Card from "antd/es/card";
import Flex from "antd/es/flex";
import Select from "antd/es/select";
import Tag from "antd/es/tag";
import { useCallback, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { RowChoice } from "@/engine/kinds/RowChoice";
import { useTabTitle } from "@/engine/navigation/page-context";
import { RecordWays } from "@/engine/record-extras";
import { useScreen } from "@/kit/screen";
import { patchCell } from "@/kit/state";
import { t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import { CalendarHead } from "@/parts/calendar/CalendarHead";
import type { CalendarEvent } from "@/parts/calendar/days";
import { EmptyBox } from "@/parts/EmptyBox";
import { Waiting } from "@/parts/Waiting";
import { Dialogs } from "../Dialogs";
import { Menu } from "../Menu";
import { isoOf } from "../model/day";
import { NO_FILTER } from "../model/filter";
import { cleanEntry, lookOf, type Tone } from "../model/legend";
import type { BoardStay } from "../model/model";
import { recordOf } from "../model/record";
import type { Unit } from "../model/wire";
import { RefusalCard } from "../RefusalCard";
import { type Board, BoardProvider, createBoard, useBoard, useBoardState } from "../state/board";
import { openDialog } from "../state/commands";
import { useUnitFeed } from "../state/useFeeds";
import { barText, stateText } from "../words";
import { MonthGrid, MonthList } from "./MonthViews";
import { dayShown, eventOf, nightsAround, staysAround, weeksAround } from "./month";
import { useMonthKeys } from "./useMonthKeys";

export default function UnitCalendarPage() {
	const navigate = useNavigate();
	const [query] = useSearchParams();
	const unitId = query.get("unit");
	if (unitId) return <CalendarOf key={unitId} unitId={unitId} />;
	return (
		<RowChoice
			path="rental/unit"
			name="unit"
			condition={OPEN_UNITS}
			title={t("选择一个房源，查看它的月历 | Choose a unit to see its calendar")}
		>
			<Button onClick={() => navigate("/rental/board")}>{t("去房态图 | To the room board")}</Button>
		</RowChoice>
	);
}

/** Of others there is no calendar. */
const OPEN_UNITS = JSON.stringify({ on_shelf: "true" });

/** A board without a chart; what the person filtered there is no matter here. */
function unitBoard(): Board {
	const board = createBoard(false, false);
	patchCell(board.state, { communityId: null, filter: NO_FILTER, folded: [] });
	return board;
}

function CalendarOf({ unitId }: { unitId: string }) {
	const [board] = useState(unitBoard);
	return (
		<BoardProvider value={board}>
			<OpenCalendar unitId={unitId} />
		</BoardProvider>
	);
}

function OpenCalendar({ unitId }: { unitId: string }) {
	const board = useBoard();
	const [query, setQuery] = useSearchParams();
	const date = dayShown(query.get("month"), board.model.today);
	const again = useUnitFeed(unitId, weeksAround(date));
	const ready = useBoardState((state) => state.ready);
	const failure = useBoardState((state) => state.failure);
	useBoardState((state) => state.changes);
	const unit = board.model.units.get(unitId);
	useTabTitle(unit && t("{unit} 月历 | Calendar of {unit}", { unit: unit.title }));
	const show = useCallback(
		(next: string) => setQuery({ unit: unitId, month: next.slice(0, 7) }, { replace: true }),
		[setQuery, unitId],
	);
	if (failure && !unit) return <Broken error={new Error(failure)} retry={again} />;
	if (!ready) return <Waiting />;
	if (!unit)
		return (
			<EmptyBox title={t("这个房源没有上架，没有月历 | This unit is off the shelf and has no calendar")} />
		);
	return <Month unit={unit} date={date} show={show} />;
}

interface MonthOfUnit {
	unit: Unit;
	date: string;
	show: (date: string) => void;
}

function Month({ unit, date, show }: MonthOfUnit) {
	const board = useBoard();
	const phone = useScreen() === "phone";
	const said = useBoardState((state) => state.said);
	useMonthKeys({ unit, date, show });
	const month = {
		unit,
		date,
		nights: nightsAround(board.model, unit, date),
		events: staysAround(board.model, unit, date, board.clientId).map((stay) => shown(board, unit, stay)),
	};
	return (
		<Flex component="article" vertical gap="middle" data-unit-calendar={unit.id}>
			<Title unit={unit} />
			<Card variant="borderless" aria-label={t("月历 | Calendar")}>
				<CalendarHead
					view="month"
					views={[]}
					day={date}
					today={isoOf(board.model.today)}
					onShow={(_, day) => show(day)}
				/>
				{phone ? <MonthList {...month} /> : <MonthGrid {...month} />}
			</Card>
			<Menu />
			<RefusalCard />
			<Dialogs />
			<div className="gj-sr" role="status" aria-live="polite">
				{said}
			</div>
		</Flex>
	);
}

function Title({ unit }: { unit: Unit }) {
	const board = useBoard();
	const navigate = useNavigate();
	const clean = unit.cleanState && cleanEntry(unit.cleanState);
	const record = recordOf(undefined, unit);
	const family = [...board.model.units.values()].filter(({ leafIds }) =>
		leafIds.some((leaf) => unit.leafIds.includes(leaf)),
	);
	return (
		<Flex component="header" wrap align="center" gap="small">
			<h1>{unit.title}</h1>
			{clean && (
				<Tag data-clean={unit.cleanState} color={CLEAN_TONES[unit.cleanState ?? ""] ?? "default"}>
					{t("今日：{state} | Today: {state}", { state: t(clean.text) })}
				</Tag>
			)}
			{unit.cleanState && (
				<Button size="small" onClick={() => openDialog(board, { kind: "clean", unitId: unit.id })}>
					{t("房态 | Clean state")}
				</Button>
			)}
			{family.length > 1 && (
				<Select
					aria-label={t("同屋单元 | Units of the same house")}
					value={unit.id}
					options={family.map(({ id, title }) => ({ value: id, label: title }))}
					onChange={(id: string) => navigate(`?unit=${id}`)}
				/>
			)}
			{record && <RecordWays talk {...record} />}
		</Flex>
	);
}

const CLEAN_TONES: Readonly<Record<string, string>> = {
	clean: "green",
	dirty: "red",
	cleaning: "blue",
	inspected: "cyan",
};

const TONES: Readonly<Record<Tone, NonNullable<CalendarEvent["tone"]>>> = {
	reserved: "first",
	confirmed: "first",
	inHouse: "good",
	left: "warn",
	closed: "first",
	lease: "first",
	blocked: "bad",
	repair: "bad",
	hold: "warn",
};

/** A stay of another unit of the house says where it is. */
function shown(board: Board, unit: Unit, stay: BoardStay): CalendarEvent {
	const where = stay.unitId === unit.id ? "" : (board.model.units.get(stay.unitId)?.name ?? "");
	const title = [where, barText(stay), stateText(stay.state)].filter(Boolean).join(" · ");
	return eventOf(stay, title, TONES[lookOf(stay, board.model.today).tone]);
}
