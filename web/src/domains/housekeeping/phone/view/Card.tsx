/** One room as a card: which, what, until when and why, and the one thing to do next. */

import { type HkOrder, reasonOf, splitTitle } from "@/domains/housekeeping/order";
import { isDone } from "@/domains/housekeeping/phone/round";
import { orderAddress } from "@/domains/housekeeping/phone/route";
import type { HkSession, HkView } from "@/domains/housekeeping/phone/view-model";
import { stateText, typeText } from "@/domains/housekeeping/words";
import { type Pair, t } from "@/kit/text";
import { readTime } from "@/kit/time";
import { refusedOf } from "@/parts/phone/queue/entry";
import { go } from "@/parts/phone/route";
import { clockText, dueOf } from "@/parts/phone/view/time";
import { Acts } from "./Acts";
import { Refused } from "./Refused";

export const REPORTED: Pair = "问题已上报，等主管处理 | Reported; the supervisor takes care of it";

export interface Move {
	up: boolean;
	down: boolean;
	by(step: -1 | 1): void;
}

interface CardProps {
	order: HkOrder;
	view: HkView;
	desk: HkSession;
	now: Date;
	move: Move | null;
}

export function Card({ order, view, desk, now, move }: CardProps) {
	const refused = refusedOf(order.id, view.entries);
	const waiting = view.entries.filter((entry) => entry.subject === order.id && !entry.refusal).length;
	return (
		<article
			className={`ph-card ${order.paused ? "paused" : order.state}`}
			data-order-id={order.id}
			data-state={order.paused ? "paused" : order.state}
			data-queue={waiting}
			aria-label={order.unitTitle}
		>
			<a
				className="ph-card-main"
				href={orderAddress(order.id)}
				onClick={(event) => {
					event.preventDefault();
					go(orderAddress(order.id));
				}}
			>
				<CardTop order={order} />
				{!isDone(order) && <Due order={order} now={now} />}
				{isDone(order) && order.finishAt && (
					<span className="ph-quiet">
						{t("{time} 完成 | done {time}", { time: clockText(readTime(order.finishAt), now) })}
					</span>
				)}
				{waiting > 0 && (
					<span className="ph-waiting">{t("{waiting} 项待发送 | {waiting} to send", { waiting })}</span>
				)}
			</a>
			{refused && <Refused entry={refused} desk={desk} />}
			{order.state === "abnormal" && <p className="ph-reported">{t(REPORTED)}</p>}
			{move ? (
				<MoveButtons room={order.unitTitle} move={move} />
			) : (
				<Acts order={order} view={view} desk={desk} brief />
			)}
		</article>
	);
}

export function CardTop({ order }: { order: HkOrder }) {
	const [place, room] = splitTitle(order.unitTitle);
	return (
		<>
			<span className="ph-card-top">
				<strong className="ph-room">
					{place && <small>{place}</small>}
					{room}
				</strong>
				<StateTag order={order} />
			</span>
			<span className="ph-kind">
				{order.priority === "H" && <b className="ph-urgent">{t("急 | Urgent")}</b>}
				{typeText(order.type)} · {t("{minutes} 分钟 | {minutes} min", { minutes: order.minutes })}
			</span>
		</>
	);
}

export function StateTag({ order }: { order: HkOrder }) {
	return <span className="ph-state">{stateText(order)}</span>;
}

export function Due({ order, now }: { order: HkOrder; now: Date }) {
	const due = dueOf(order.deadline, now);
	if (!due && !order.reason) return null;
	return (
		<span className={`ph-due ${due?.tone ?? "calm"}`}>
			{due && (
				<>
					<b>{t("{clock} 前 | by {clock}", { clock: due.clock })}</b> {due.left}
				</>
			)}
			{order.reason && <span className="ph-why">{t(reasonOf(order))}</span>}
		</span>
	);
}

function MoveButtons({ room, move }: { room: string; move: Move }) {
	return (
		<div className="ph-acts">
			<button
				type="button"
				className="ph-act"
				disabled={!move.up}
				onClick={() => move.by(-1)}
				aria-label={t("{room} 上移 | Move {room} up", { room })}
			>
				↑ {t("上移 | Up")}
			</button>
			<button
				type="button"
				className="ph-act"
				disabled={!move.down}
				onClick={() => move.by(1)}
				aria-label={t("{room} 下移 | Move {room} down", { room })}
			>
				↓ {t("下移 | Down")}
			</button>
		</div>
	);
}
