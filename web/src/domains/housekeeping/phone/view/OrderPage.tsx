/** One order, whole: why and until when, what to do, photos, what happened so far, and the acts at the thumb. */

import { type HkOrder, milestonesOf, noteOf } from "@/domains/housekeeping/order";
import { goBack } from "@/domains/housekeeping/phone/route";
import type { HkSession, HkView } from "@/domains/housekeeping/phone/view-model";
import { eventWord } from "@/domains/housekeeping/words";
import { localize, t } from "@/kit/text";
import { readTime } from "@/kit/time";
import { refusedOf } from "@/parts/phone/queue/entry";
import { Photos, remoteOf, takenOf } from "@/parts/phone/view/Photos";
import { clockText, useNow } from "@/parts/phone/view/time";
import { Acts } from "./Acts";
import { CardTop, Due } from "./Card";
import { Refused } from "./Refused";
import { linesOf, useTicks } from "./ticks";
import { Used } from "./Used";

interface OrderPageProps {
	order: HkOrder;
	view: HkView;
	desk: HkSession;
}

export function OrderPage({ order, view, desk }: OrderPageProps) {
	const now = useNow(30_000);
	const refused = refusedOf(order.id, view.entries);
	const waiting = view.entries.filter((entry) => entry.subject === order.id && !entry.refusal).length;
	const working = order.state === "in_progress";
	const hasPhotos = takenOf(order.id, view.photos).length + remoteOf(order.vouchers, view.photos).length > 0;
	return (
		<main
			className="ph-order"
			data-order-id={order.id}
			data-state={order.paused ? "paused" : order.state}
			data-queue={waiting}
		>
			<button type="button" className="ph-link" onClick={goBack}>
				‹ {t("返回列表 | Back to the list")}
			</button>
			<section className={`ph-card ${order.paused ? "paused" : order.state}`}>
				<div className="ph-card-main">
					<CardTop order={order} />
					<span className="ph-quiet">{order.no}</span>
					<Due order={order} now={now} />
					{waiting > 0 && (
						<span className="ph-waiting">{t("{waiting} 项待发送 | {waiting} to send", { waiting })}</span>
					)}
				</div>
				{refused && <Refused entry={refused} desk={desk} />}
			</section>
			{order.comment && (
				<section className="ph-box">
					<h2>{t("备注 | Note")}</h2>
					<p>{order.comment}</p>
				</section>
			)}
			<Items order={order} />
			{(working || order.state === "accepted") && <Checklist order={order} />}
			{working && !view.readOnly && <Used order={order} />}
			{(working || hasPhotos) && (
				<section className="ph-box">
					<h2>{t("现场照片 | Photos")}</h2>
					<Photos
						subject={order.id}
						remote={order.vouchers}
						least={order.photoMin}
						view={view}
						desk={desk}
						fixed={!working || view.readOnly}
					/>
				</section>
			)}
			<History order={order} now={now} />
			<div className="ph-dock">
				<Acts order={order} view={view} desk={desk} />
			</div>
		</main>
	);
}

function Items({ order }: { order: HkOrder }) {
	if (order.items.length === 0) return null;
	return (
		<section className="ph-box">
			<h2>{t("项目 | Items")}</h2>
			<ul className="ph-items">
				{order.items.map((item) => (
					<li key={item.id}>
						<span>{item.name}</span>
						<span className="ph-quiet">
							{item.times > 1 && `×${item.times} · `}
							{t("{minutes} 分钟 | {minutes} min", { minutes: item.minutes * item.times })}
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}

function History({ order, now }: { order: HkOrder; now: Date }) {
	const events = milestonesOf(order);
	if (events.length === 0) return null;
	return (
		<details className="ph-box">
			<summary>{t("经过（{count}） | History ({count})", { count: events.length })}</summary>
			<ol className="ph-history">
				{events.map((event) => (
					<li key={event.id}>
						<time>{clockText(readTime(event.at), now)}</time> {t(eventWord(event.kind))}
						{event.actor && ` · ${event.actor}`}
						{event.note && <span className="ph-quiet"> {t(noteOf(event))}</span>}
					</li>
				))}
			</ol>
		</details>
	);
}

/** What to look at in this room, ticked with the thumb. */
function Checklist({ order }: { order: HkOrder }) {
	const [ticked, toggle] = useTicks(order.id);
	const lines = linesOf(order);
	if (lines.length === 0) return null;
	const done = lines.filter((line) => ticked.includes(line.key)).length;
	return (
		<section className="ph-box" data-checklist={done}>
			<h2>{t("检查清单 {done}/{all} | Checklist {done}/{all}", { done, all: lines.length })}</h2>
			<ul className="ph-ticks">
				{lines.map((line) => (
					<li key={line.key}>
						<label>
							<input type="checkbox" checked={ticked.includes(line.key)} onChange={() => toggle(line.key)} />
							<span>{localize(line.text)}</span>
						</label>
					</li>
				))}
			</ul>
		</section>
	);
}
