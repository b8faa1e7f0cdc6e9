/** The building view (楼栋): one tile per room by floor, coloured by what is in it tonight and marked by its clean state. */

import { memo, useMemo } from "react";
import { patchCell } from "@/kit/state";
import { t } from "@/kit/text";
import chart from "./board.module.css";
import { Mark } from "./Mark";
import { cleanEntry, lookOf } from "./model/legend";
import type { BoardStay } from "./model/model";
import type { BoardRow } from "./model/rows";
import { staysOn } from "./model/stays";
import type { Unit } from "./model/wire";
import { useBoard, useBoardState } from "./state/board";
import { enterOrder, openStay } from "./state/commands";
import { useShownRows } from "./state/rowsOf";
import styles from "./tiles.module.css";
import { barText, stateText } from "./words";

interface Floor {
	row: BoardRow;
	units: Unit[];
}

/** Rows of the tape chart, gathered by building and floor; a house with rooms stands for itself only where it is the leaf. */
function useFloors(): { building: BoardRow; floors: Floor[] }[] {
	const board = useBoard();
	const shown = useShownRows();
	return useMemo(() => {
		const buildings: { building: BoardRow; floors: Floor[] }[] = [];
		for (const row of shown.rows) {
			if (row.kind === "building") buildings.push({ building: row, floors: [] });
			else if (row.kind === "floor") buildings.at(-1)?.floors.push({ row, units: [] });
			else if (row.kind === "unit" && row.unitId !== null && !board.model.children.has(row.unitId)) {
				const unit = board.model.units.get(row.unitId);
				if (unit) buildings.at(-1)?.floors.at(-1)?.units.push(unit);
			}
		}
		return buildings;
	}, [board, shown]);
}

export function TilesView() {
	const buildings = useFloors();
	return (
		<div className={styles.page} data-tiles>
			{buildings.map(({ building, floors }) => (
				<section key={building.key} className={styles.building} aria-label={building.name}>
					<h3>{building.name}</h3>
					{[...floors].reverse().map((floor) => (
						<div key={floor.row.key} className={styles.floor}>
							<span className={styles.floorName}>{floor.row.name}</span>
							<div className={styles.tiles}>
								{floor.units.map((unit) => (
									<Tile key={unit.id} unit={unit} />
								))}
							</div>
						</div>
					))}
				</section>
			))}
		</div>
	);
}

const Tile = memo(function Tile({ unit }: { unit: Unit }) {
	const board = useBoard();
	useBoardState(() => board.model.revisions.get(unit.id));
	const chosen = useBoardState((state) => state.cursor?.unitId === unit.id);
	const fresh = board.model.units.get(unit.id) ?? unit;
	const { today } = board.model;
	const tonight = tonightOf(staysOn(board.model, unit.leafIds, today, today + 1));
	const leaving = staysOn(board.model, unit.leafIds, today - 1, today).find(
		(stay) => stay.state === "in_house" && stay.end === today,
	);
	const stay = leaving ?? tonight;
	const look = stay && lookOf(stay, today);
	const clean = fresh.cleanState && cleanEntry(fresh.cleanState);
	const place = fresh.parentId === null ? "" : (board.model.units.get(fresh.parentId)?.name ?? "");
	return (
		<button
			type="button"
			className={styles.tile}
			data-unit-id={unit.id}
			data-stay-id={stay?.id}
			data-tone={look?.tone ?? "free"}
			aria-pressed={chosen}
			onClick={() =>
				patchCell(board.state, { cursor: { unitId: unit.id, day: today }, stayId: stay?.id ?? null })
			}
			onDoubleClick={() => (stay ? openStay(board, stay) : enterOrder(board, unit.id, today, today + 1))}
			onContextMenu={(event) => {
				event.preventDefault();
				patchCell(board.state, {
					menu: { x: event.clientX, y: event.clientY, stayId: stay?.id ?? null, unitId: unit.id, day: today },
				});
			}}
		>
			<b>
				{place && `${place}-`}
				{fresh.name}
				{clean && (
					<i data-clean={fresh.cleanState}>
						<Mark name={clean.mark} title={t(clean.text)} />
					</i>
				)}
			</b>
			<small>{fresh.houseType}</small>
			<em>
				{look && <Mark name={look.mark} />}
				{stay ? barText(stay) || stateText(stay.state) : t("空闲 | Free")}
			</em>
			{look?.owing && <span className={chart.owing}>¥</span>}
		</button>
	);
});

/** A guest counts for more than a block, a block for more than somebody's hold. */
function tonightOf(stays: BoardStay[]): BoardStay | undefined {
	const weight = (stay: BoardStay) => (stay.kind === "hold" ? 0 : stay.kind === "block" ? 1 : 2);
	return [...stays].sort((a, b) => weight(b) - weight(a))[0];
}
