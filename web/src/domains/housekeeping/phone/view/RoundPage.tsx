/** The day in her order: how far she is, then one big card per room. */
import { useState } from "react";
import type { HkOrder, HkStaff } from "@/domains/housekeeping/order";
import { useMyPay } from "@/domains/housekeeping/phone/my-pay";
import { isDone, missedDeadlines, moveCard, progressOf } from "@/domains/housekeeping/phone/round";
import { PAY } from "@/domains/housekeeping/phone/route";
import type { HkSession, HkView } from "@/domains/housekeeping/phone/view-model";
import { readCell } from "@/kit/state";
import { t } from "@/kit/text";
import { go } from "@/parts/phone/route";
import { Denied } from "@/parts/phone/view/Frame";
import { MeSheet } from "@/parts/phone/view/MeSheet";
import { spanText, useNow } from "@/parts/phone/view/time";
import { Card } from "./Card";

export function RoundPage({ view, desk }: { view: HkView; desk: HkSession }) {
	const now = useNow(30_000);
	const [sorting, setSorting] = useState(false);
	const [late, setLate] = useState<HkOrder[]>([]);
	const open = view.rows.filter((order) => !isDone(order));
	const done = view.rows.filter(isDone);

	const move = async (id: string, by: -1 | 1) => {
		const before = new Set(missedDeadlines(view.rows, now).map((order) => order.id));
		await desk.place(moveCard(view.rows, id, by));
		setLate(missedDeadlines(readCell(desk.state).rows, now).filter((order) => !before.has(order.id)));
	};

	return (
		<>
			<Head view={view} desk={desk} />
			<main className="ph-round">
				<Denied view={view} />
				<PayWaiting />
				{open.length > 1 && (
					<button
						type="button"
						className="ph-link sort"
						aria-pressed={sorting}
						onClick={() => setSorting(!sorting)}
					>
						{sorting ? t("完成排序 | Done") : t("调整顺序 | Change order")}
					</button>
				)}
				{late.length > 0 && <LateWarning late={late} close={() => setLate([])} />}
				{open.map((order, at) => (
					<Card
						key={order.id}
						order={order}
						view={view}
						desk={desk}
						now={now}
						move={
							sorting
								? { up: at > 0, down: at < open.length - 1, by: (step) => void move(order.id, step) }
								: null
						}
					/>
				))}
				{open.length === 0 && !view.denied && <Empty done={done.length} contact={view.contact} />}
				{done.length > 0 && <h2 className="ph-sub">{t("今日已完成 | Done today")}</h2>}
				{done.map((order) => (
					<Card key={order.id} order={order} view={view} desk={desk} now={now} move={null} />
				))}
			</main>
		</>
	);
}

function Head({ view, desk }: { view: HkView; desk: HkSession }) {
	const [menu, setMenu] = useState(false);
	const { done, total, minutes } = progressOf(view.rows);
	return (
		<header className="ph-head">
			<div className="ph-head-line">
				<h1>{t("今日任务 | Today")}</h1>
				<button type="button" className="ph-me" onClick={() => setMenu(true)} aria-haspopup="dialog">
					{view.about?.name ?? t("我 | Me")}
				</button>
			</div>
			<div className="ph-progress">
				<progress value={done} max={Math.max(total, 1)} aria-label={t("今日进度 | Progress of the day")} />
				<span>
					{t("{done}/{total} 完成 | {done} of {total} done", { done, total })}
					{minutes > 0 && ` · ${t("还需约 {span} | about {span} to go", { span: spanText(minutes) })}`}
				</span>
			</div>
			{menu && (
				<MeSheet
					name={view.about?.name ?? t("我 | Me")}
					about={view.about ? hoursOf(view.about) : undefined}
					waiting={view.entries.length}
					rings
					close={() => setMenu(false)}
					refresh={desk.refresh}
				>
					<button type="button" className="ph-row" data-act="pay" onClick={() => go(PAY)}>
						{t("我的工资单 | My pay sheets")}
					</button>
				</MeSheet>
			)}
		</header>
	);
}

/** A month that was drawn up waits for her word. */
function PayWaiting() {
	const waiting = useMyPay().sheets?.filter((sheet) => sheet.state === "issued") ?? [];
	if (waiting.length === 0) return null;
	return (
		<button type="button" className="ph-row" data-act="pay-waiting" onClick={() => go(PAY)}>
			{t("{month} 工资单待您确认 | Pay sheet of {month}: please confirm", {
				month: waiting.map((sheet) => sheet.month).join(", "),
			})}
		</button>
	);
}

const hoursOf = ({ minutes, limit }: HkStaff): string =>
	t("今日工时 {minutes} / {limit} 分钟 | Today {minutes} of {limit} minutes", { minutes, limit });

function LateWarning({ late, close }: { late: HkOrder[]; close: () => void }) {
	const rooms = late.map((order) => order.unitTitle).join("、");
	return (
		<p role="alert" className="ph-bar warn">
			{t("按这个顺序，{rooms} 可能来不及 | In this order {rooms} may be late", { rooms })}
			<button type="button" className="ph-link" onClick={close}>
				{t("知道了 | OK")}
			</button>
		</p>
	);
}

function Empty({ done, contact }: { done: number; contact: number }) {
	if (contact === 0) return <p className="ph-wait">{t("正在读取任务… | Reading your orders…")}</p>;
	return (
		<p className="ph-wait">
			<Tick />
			{done > 0
				? t("今天的任务都完成了，辛苦了 | Everything is done for today, thank you")
				: t(
						"现在没有任务，有新任务会自动出现并提醒 | Nothing to do now; new orders appear here with a sound",
					)}
		</p>
	);
}

function Tick() {
	return (
		<svg viewBox="0 0 48 48" width="72" height="72" aria-hidden="true">
			<circle cx="24" cy="24" r="21" fill="none" stroke="currentColor" strokeWidth="2.5" opacity=".35" />
			<path
				d="m15 25 6.5 6.5L34 18"
				fill="none"
				stroke="currentColor"
				strokeWidth="3"
				strokeLinecap="round"
			/>
		</svg>
	);
}
