/** What a bar stands for, beside the bar: guest, dates, money, notes, and the next acts. */

import { useQuery } from "@tanstack/react-query";
import Alert from "antd/es/alert";
import Button from "antd/es/button";
import Descriptions from "antd/es/descriptions";
import Flex from "antd/es/flex";
import Tag from "antd/es/tag";
import Typography from "antd/es/typography";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { patchCell } from "@/kit/state";
import { localize, t } from "@/kit/text";
import { briefYuan, showYuan, toFen } from "../cashier/money";
import { kindText } from "../lease_changes/words";
import { useDictText } from "../orders/dict";
import { orderQuery } from "../orders/parts";
import { useStepsOn } from "../orders/steps";
import { cleanEntry } from "./model/legend";
import { type BoardStay, isWaiting } from "./model/model";
import { ACT_TEXT, actsOfStay, type BoardAct } from "./model/rules";
import styles from "./pop.module.css";
import { useBoard, useBoardState } from "./state/board";
import { actOnStay, takeStep } from "./state/commands";
import { barText, hasMoney, lengthText, stateText, waitingText } from "./words";

/** Between the bar and its card, which grows away from the bar as more of it arrives. */
const GAP = 6;
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
	const [place, setPlace] = useState<React.CSSProperties>({ left: x, top: below + GAP });
	useLayoutEffect(() => {
		const size = box.current?.getBoundingClientRect();
		if (!size) return;
		const left = Math.max(8, Math.min(x - 40, innerWidth - size.width - 8));
		const under = below + GAP + size.height < innerHeight;
		setPlace(under ? { left, top: below + GAP } : { left, bottom: innerHeight - y + GAP });
	}, [x, y, below]);
	const { ahead } = actsOfStay(stay);
	const steps = useStepsOn("card", stay.kind === "order" ? stay.sourceId : null) ?? [];
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
			<Flex vertical gap="small">
				<Facts stay={stay} />
				{stay.kind === "order" && <Nights stay={stay} />}
				{stay.remark && <Alert role="note" type="warning" title={stay.remark} />}
				{stay.updateBy && (
					<Typography.Text type="secondary">
						{t("最近修改 | Last change")} {stay.updateBy} {stay.updateTime}
					</Typography.Text>
				)}
				<Flex wrap gap="small">
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
	const where = unit?.title ?? (isWaiting(stay) ? waitingText(stay) : null);
	const clean = unit?.cleanState && t(cleanEntry(unit.cleanState).text);
	const facts: [string, ReactNode][] = [
		[t("房间 | Unit"), [where, clean].filter(Boolean).join(" · ")],
		[t("日期 | Dates"), `${stay.hours ? stay.from : `${stay.from} → ${stay.to}`} · ${lengthText(stay)}`],
	];
	if (stay.phone) facts.push([t("电话 | Phone"), stay.phone]);
	if (stay.kind === "order")
		facts.push([t("来源 / 人数 | Source / guests"), `${channel(stay.channel) || "—"} · ${stay.guests}/4`]);
	if (stay.groupNo) facts.push([t("团队号 | Group"), stay.groupNo]);
	if (stay.changeKind) facts.push([t("变更 | Change"), kindText(stay.changeKind)]);
	if (hasMoney(stay))
		facts.push(
			[t("总额 / 已付 | Total / paid"), `${showYuan(stay.total)} / ${showYuan(stay.paid)}`],
			[t("余额 | Balance"), <Balance key="balance" sum={stay.balance} />],
		);
	if (stay.kind === "block") facts.push([t("原因 | Reason"), stay.reason]);
	return (
		<Descriptions
			size="small"
			column={1}
			title={barText(stay)}
			extra={stateText(stay.state)}
			items={facts.map(([label, children]) => ({ key: label, label, children }))}
		/>
	);
}

function Balance({ sum }: { sum: string }) {
	if (toFen(sum) <= 0) return showYuan(sum);
	return (
		<Typography.Text strong type="danger">
			{showYuan(sum)}
		</Typography.Text>
	);
}

/** The price of each night comes after the card; it must not keep the card waiting. */
function Nights({ stay }: { stay: BoardStay }) {
	const { data } = useQuery({ ...orderQuery(stay.sourceId, true), retry: false });
	if (!data) return null;
	return (
		<Flex wrap gap="var(--ant-margin-xxs)">
			{data.nights.slice(0, 14).map((night) => (
				<Tag key={night.night}>
					{night.night.slice(5)} {briefYuan(night.price)}
				</Tag>
			))}
			{data.nights.length > 14 && "…"}
		</Flex>
	);
}
