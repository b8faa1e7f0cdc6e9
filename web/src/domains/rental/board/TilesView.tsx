/** The building view (楼栋): one tile per room by floor on any day, coloured by who has it and marked by who comes and leaves. */

import Button from "antd/es/button";
import { memo, useEffect, useMemo } from "react";
import { patchCell, readCell } from "@/kit/state";
import { t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import { EmptyBox } from "@/parts/EmptyBox";
import { Waiting } from "@/parts/Waiting";
import { briefYuan } from "../cashier/money";
import chart from "./board.module.css";
import { Mark } from "./Mark";
import { isFiltered, NO_FILTER } from "./model/filter";
import { cleanEntry, lookOf } from "./model/legend";
import { type BoardModel, isKnown } from "./model/model";
import type { BoardRow } from "./model/rows";
import { type Tile, tileOf } from "./model/tile";
import type { Unit } from "./model/wire";
import { type Board, keep, tileDayOf, useBoard, useBoardState } from "./state/board";
import { enterOrder, openStay } from "./state/commands";
import { useShownRows } from "./state/rowsOf";
import { TilesHead } from "./TilesHead";
import { MARKS, tileGuestText, tileStateText, tileUntilText } from "./tile-words";
import { focusTile, walkTiles } from "./tileFocus";
import styles from "./tiles.module.css";

interface Building {
	key: string;
	name: string;
	floors: { row: BoardRow; units: Unit[] }[];
}

/** Rows of the tape chart, gathered by building and floor; a house with rooms stands for itself only where it is the leaf. */
function gather(model: BoardModel, rows: readonly BoardRow[]): Building[] {
	const buildings: Building[] = [];
	let community = "";
	for (const row of rows) {
		if (row.kind === "community") community = row.name;
		else if (row.kind === "building")
			buildings.push({ key: row.key, name: [community, row.name].filter(Boolean).join(" "), floors: [] });
		else if (row.kind === "floor") buildings.at(-1)?.floors.push({ row, units: [] });
		else if (row.unitId !== null && !model.children.has(row.unitId)) {
			const unit = model.units.get(row.unitId);
			if (unit) buildings.at(-1)?.floors.at(-1)?.units.push(unit);
		}
	}
	// The highest floor is on top, as it is outside.
	return buildings.map((one) => ({ ...one, floors: one.floors.reverse() }));
}

/** The toolbar, the keys, the search and the lists lead to a day and to a tile. */
function useWays(board: Board): void {
	useEffect(() => {
		board.firstDay = () => tileDayOf(board, readCell(board.state));
		board.showFrom = (day) => showDay(board, day);
		board.reveal = (unitId, day) => {
			showDay(board, Math.floor(day));
			requestAnimationFrame(() => focusTile(unitId));
		};
	}, [board]);
}

/** Today stays today when the house's day turns. What is chosen comes along. */
function showDay(board: Board, day: number): void {
	const { cursor } = readCell(board.state);
	const unit = cursor && board.model.units.get(cursor.unitId);
	patchCell(board.state, {
		tileDay: day === board.model.today ? null : day,
		cursor: cursor && { ...cursor, day },
		stayId: unit ? (shownStay(tileOf(board.model, unit, day))?.id ?? null) : null,
		painting: [],
		hover: null,
	});
}

export function TilesView() {
	const board = useBoard();
	const day = useBoardState((state) => tileDayOf(board, state));
	const known = useBoardState((state) => state.changes >= 0 && isKnown(board.model, state.communityId, day));
	const failure = useBoardState((state) => state.failure);
	const shown = useShownRows();
	const buildings = useMemo(() => gather(board.model, shown.rows), [board, shown]);
	useWays(board);
	return (
		<div className={styles.page} data-tiles>
			<TilesHead day={day} known={known} />
			{known && <Buildings buildings={buildings} day={day} />}
			{!known && (failure === null ? <Waiting /> : <Broken error={new Error(failure)} />)}
		</div>
	);
}

function Buildings({ buildings, day }: { buildings: Building[]; day: number }) {
	const board = useBoard();
	const filtered = useBoardState((state) => isFiltered(state.filter));
	const units = buildings.flatMap(({ floors }) => floors.flatMap((floor) => floor.units));
	const cursor = useBoardState((state) => state.cursor?.unitId);
	const entry = units.find(({ id }) => id === cursor) ?? units[0];
	if (units.length === 0)
		return filtered ? (
			<EmptyBox title={t("没有符合筛选的房间 | No room fits the filters")}>
				<Button onClick={() => keep(board, { filter: NO_FILTER })}>
					{t("清除筛选 | Clear the filters")}
				</Button>
			</EmptyBox>
		) : null;
	return (
		<div className={styles.buildings}>
			{buildings.map(({ key, name, floors }) => (
				<section key={key} aria-label={name}>
					<h3>{name}</h3>
					{floors.map((floor) => (
						<div key={floor.row.key} className={styles.floor}>
							<span className={styles.floorName}>{floor.row.name}</span>
							<div className={styles.tiles}>
								{floor.units.map((unit) => (
									<UnitTile key={unit.id} unit={unit} day={day} entry={unit === entry} />
								))}
							</div>
						</div>
					))}
				</section>
			))}
		</div>
	);
}

/** What a click on the tile means: who is still there, else who comes. */
const shownStay = ({ state, stay, leaver }: Tile) =>
	state === "leaving" || state === "changeover" ? leaver : stay;

interface TileProps {
	unit: Unit;
	day: number;
	/** Where the tab key enters. */
	entry: boolean;
}

const UnitTile = memo(function UnitTile({ unit, day, entry }: TileProps) {
	const board = useBoard();
	useBoardState(() => board.model.revisions.get(unit.id));
	const chosen = useBoardState((state) => state.cursor?.unitId === unit.id);
	const fresh = board.model.units.get(unit.id) ?? unit;
	const tile = tileOf(board.model, fresh, day);
	const stay = shownStay(tile);
	const look = stay && lookOf(stay, day);
	const choose = () => patchCell(board.state, { cursor: { unitId: unit.id, day }, stayId: stay?.id ?? null });
	const open = () => (stay ? openStay(board, stay) : enterOrder(board, unit.id, day, day + 1));
	return (
		<button
			type="button"
			className={styles.tile}
			data-unit-id={unit.id}
			data-stay-id={stay?.id}
			data-state={tile.state}
			data-tone={look?.tone ?? "free"}
			aria-pressed={chosen}
			tabIndex={entry ? 0 : -1}
			onFocus={choose}
			onKeyDown={walkTiles}
			onClick={(event) => {
				choose();
				// Keys and fingers have no second click.
				if (event.detail === 0 || (event.nativeEvent as PointerEvent).pointerType === "touch") open();
			}}
			onDoubleClick={open}
			onContextMenu={(event) => {
				event.preventDefault();
				patchCell(board.state, {
					menu: { x: event.clientX, y: event.clientY, stayId: stay?.id ?? null, unitId: unit.id, day },
				});
			}}
		>
			<Name unit={fresh} clean={day === board.model.today} />
			<em>
				{(MARKS[tile.state] ?? (look ? [look.mark] : [])).map((name) => (
					<Mark key={name} name={name} />
				))}
				{tileStateText(tile)}
				{tile.price !== null && <span>¥{briefYuan(tile.price)}</span>}
			</em>
			<strong>{tileGuestText(tile)}</strong>
			<small>{tileUntilText(tile)}</small>
			{look?.owing && <span className={chart.owing}>¥</span>}
		</button>
	);
});

/** How clean it is, is known of today only. */
function Name({ unit, clean }: { unit: Unit; clean: boolean }) {
	const board = useBoard();
	const place = unit.parentId === null ? undefined : board.model.units.get(unit.parentId)?.name;
	const entry = clean && unit.cleanState && cleanEntry(unit.cleanState);
	return (
		<b>
			{[place, unit.name].filter(Boolean).join("-")}
			<small>{unit.houseType}</small>
			{entry && (
				<i data-clean={unit.cleanState}>
					<Mark name={entry.mark} title={t(entry.text)} />
				</i>
			)}
		</b>
	);
}
