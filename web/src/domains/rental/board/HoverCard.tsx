/** What a bar stands for, beside the bar: guest, dates, money, notes, and the next acts. */

import { useQuery } from "@tanstack/react-query";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { useLayoutEffect, useRef, useState } from "react";
import { patchCell } from "@/kit/state";
import { localize, t } from "@/kit/text";
import { briefYuan, showYuan, toFen } from "../cashier/money";
import { useDictText } from "../orders/dict";
import { orderQuery } from "../orders/parts";
import { useStepsOn } from "../orders/steps";
import { cleanEntry } from "./model/legend";
import { type BoardStay, isWaiting } from "./model/model";
import { ACT_TEXT, actsOfStay, type BoardAct } from "./model/rules";
import styles from "./pop.module.css";
import { useBoard, useBoardState } from "./state/board";
import { actOnStay, takeStep } from "./state/commands";
import { barText, lengthText, stateText, waitingText } from "./words";

/** The board's own acts that the card shows behind the transitions. */
const SHOWN: BoardAct[] = ["open", "modify"];

export function HoverCard() {
	const board = useBoard();
	const hover = useBoardState((state) => state.hover);
	useBoardState((state) => state.changes);
	const stay = hover && board.model.stays.get(hover.stayId);
	if (!hover || !stay) return null;
	return <Card key={stay.id} stay={stay} x={hover.x} y={hover.y} below={hover.below} />;
}

function Card({ stay, x, y, below }: { stay: BoardStay; x: number; y: number; below: number }) {
	const board = useBoard();
	const box = useRef<HTMLDivElement>(null);
	const [place, setPlace] = useState({ left: x, top: below + 6 });
	useLayoutEffect(() => {
		const size = box.current?.getBoundingClientRect();
		if (!size) return;
		const under = below + 6 + size.height < innerHeight;
		setPlace({
			left: Math.max(8, Math.min(x - 40, innerWidth - size.width - 8)),
			top: under ? below + 6 : Math.max(8, y - size.height - 6),
		});
	}, [x, y, below]);
	const { ahead } = actsOfStay(stay);
	const steps = useStepsOn("card", stay.kind === "order" ? stay.sourceId : null);
	return (
		<div
			ref={box}
			className={styles.card}
			style={place}
			role="dialog"
			aria-label={barText(stay)}
			data-hover-card={stay.id}
			onPointerEnter={() => patchCell(board.state, { hover: { ...hoverOf(stay.id, x, y, below) } })}
			onPointerLeave={(event) => event.pointerType !== "touch" && patchCell(board.state, { hover: null })}
		>
			<h3>
				{barText(stay)}
				<span>{stateText(stay.state)}</span>
			</h3>
			<Facts stay={stay} />
			{stay.kind === "order" && <Nights stay={stay} />}
			{stay.remark && <div className={styles.note}>{stay.remark}</div>}
			{stay.updateBy && (
				<div className={styles.small}>
					{t("最近修改 | Last change")} {stay.updateBy} {stay.updateTime}
				</div>
			)}
			<Flex wrap gap="small" className={styles.acts}>
				{steps
					.filter(({ blocked, rare }) => !blocked && !rare)
					.map(({ action }) => (
						<Button key={action.code} size="small" onClick={() => takeStep(board, stay, action)}>
							{localize(action.label)}
						</Button>
					))}
				{SHOWN.filter((act) => ahead.includes(act)).map((act) => (
					<Button key={act} size="small" onClick={() => actOnStay(board, stay, act)}>
						{t(ACT_TEXT[act])}
					</Button>
				))}
			</Flex>
		</div>
	);
}

function hoverOf(stayId: string, x: number, y: number, below: number) {
	return { stayId, x, y, below };
}

function Facts({ stay }: { stay: BoardStay }) {
	const board = useBoard();
	const unit = board.model.units.get(stay.unitId);
	const channel = useDictText("channel");
	const money = stay.kind === "order" || stay.kind === "lease";
	return (
		<dl className={styles.facts}>
			<dt>{t("房间 | Unit")}</dt>
			<dd>
				{unit?.title ?? (isWaiting(stay) ? waitingText(stay) : null)}
				{unit?.cleanState && ` · ${t(cleanEntry(unit.cleanState).text)}`}
			</dd>
			<dt>{t("日期 | Dates")}</dt>
			<dd>
				{stay.hours ? stay.from : `${stay.from} → ${stay.to}`} · {lengthText(stay)}
			</dd>
			{stay.phone && (
				<>
					<dt>{t("电话 | Phone")}</dt>
					<dd>{stay.phone}</dd>
				</>
			)}
			{stay.kind === "order" && (
				<>
					<dt>{t("来源 / 人数 | Source / guests")}</dt>
					<dd>
						{channel(stay.channel) || "—"} · {stay.guests}/4
					</dd>
				</>
			)}
			{money && (
				<>
					<dt>{t("总额 / 已付 | Total / paid")}</dt>
					<dd>
						{showYuan(stay.total)} / {showYuan(stay.paid)}
					</dd>
					<dt>{t("余额 | Balance")}</dt>
					<dd data-owing={toFen(stay.balance) > 0}>{showYuan(stay.balance)}</dd>
				</>
			)}
			{stay.kind === "block" && (
				<>
					<dt>{t("原因 | Reason")}</dt>
					<dd>{stay.reason}</dd>
				</>
			)}
		</dl>
	);
}

/** The price of each night comes after the card; it must not keep the card waiting. */
function Nights({ stay }: { stay: BoardStay }) {
	const { data } = useQuery({ ...orderQuery(stay.sourceId, true), retry: false });
	if (!data) return null;
	return (
		<Flex wrap gap="var(--ant-margin-xxs)" className={styles.nights}>
			{data.nights.slice(0, 14).map((night) => (
				<span key={night.night}>
					{night.night.slice(5)} {briefYuan(night.price)}
				</span>
			))}
			{data.nights.length > 14 && <span>…</span>}
		</Flex>
	);
}
