/** An agent's viewings: today's as big cards, then those to come, then the last ones with what came of them. */
import { useState } from "react";
import { businessDate } from "@/kit/business-day";
import { t } from "@/kit/text";
import { Denied } from "@/parts/phone/view/Frame";
import { MeSheet } from "@/parts/phone/view/MeSheet";
import { Card } from "./Card";
import type { Viewing, ViewingsSession, ViewingsView } from "./view-model";

interface ViewingsProps {
	name: string;
	view: ViewingsView;
	desk: ViewingsSession;
}

export function ViewingsPage({ name, view, desk }: ViewingsProps) {
	const today = businessDate();
	const of = (fits: (row: Viewing) => boolean) => view.rows.filter(fits);
	const earlier = of((row) => row.viewDate < today && row.state !== "cancelled").reverse();
	const cards = (rows: readonly Viewing[]) =>
		rows.map((row) => <Card key={row.id} viewing={row} view={view} desk={desk} />);
	const more = view.about?.more ?? 0;
	const now = of((row) => row.viewDate === today && row.state !== "cancelled");
	const coming = of((row) => row.viewDate > today && row.state !== "cancelled");
	return (
		<>
			<Head name={name} view={view} desk={desk} today={now} />
			<main className="ph-round">
				<Denied view={view} />
				{cards(now)}
				{now.length === 0 && !view.denied && (
					<p className="ph-wait">
						{view.contact === 0
							? t("正在读取看房预约… | Reading your viewings…")
							: t("今天没有看房，新的预约会自动出现 | No viewings today; new ones appear here by themselves")}
					</p>
				)}
				{coming.length > 0 && <h2 className="ph-sub">{t("今后 | Coming")}</h2>}
				{cards(coming)}
				{more > 0 && (
					<p className="ph-quiet">
						{t("另有 {more} 场更晚的看房随后下载 | {more} later ones to come", { more })}
					</p>
				)}
				{earlier.length > 0 && <h2 className="ph-sub">{t("之前 | Earlier")}</h2>}
				{cards(earlier)}
			</main>
		</>
	);
}

function Head({ name, view, desk, today }: ViewingsProps & { today: readonly Viewing[] }) {
	const [menu, setMenu] = useState(false);
	const done = today.filter((row) => row.state !== "booked").length;
	return (
		<header className="ph-head">
			<div className="ph-head-line">
				<h1>{t("今日看房 | Viewings today")}</h1>
				<button type="button" className="ph-me" onClick={() => setMenu(true)} aria-haspopup="dialog">
					{name}
				</button>
			</div>
			<div className="ph-progress">
				<progress
					value={done}
					max={Math.max(today.length, 1)}
					aria-label={t("今日进度 | Progress of the day")}
				/>
				<span>{t("{done}/{total} 完成 | {done} of {total} done", { done, total: today.length })}</span>
			</div>
			{menu && (
				<MeSheet
					name={name}
					waiting={view.entries.length}
					close={() => setMenu(false)}
					refresh={desk.refresh}
				/>
			)}
		</header>
	);
}
