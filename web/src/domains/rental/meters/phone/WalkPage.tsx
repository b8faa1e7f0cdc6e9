/** The way: how far each round is, what is left in walking order, and below it what was read. */
import { useState } from "react";
import { METER_KIND, READING_KIND } from "@/gen/words/rental";
import { localize, type Pair, t } from "@/kit/text";
import { refusedOf, waitingOf } from "@/parts/phone/queue/entry";
import { go } from "@/parts/phone/route";
import { Denied } from "@/parts/phone/view/Frame";
import { MeSheet } from "@/parts/phone/view/MeSheet";
import type { Reading } from "./judge";
import {
	isOpen,
	type Progress,
	progressOf,
	readingAddress,
	type WalkSession,
	type WalkView,
} from "./view-model";

interface WalkProps {
	name: string;
	view: WalkView;
	desk: WalkSession;
}

export function WalkPage({ name, view, desk }: WalkProps) {
	const open = view.rows.filter(isOpen);
	const done = view.rows.filter((row) => !isOpen(row));
	const first = open[0];
	return (
		<>
			<Head name={name} view={view} desk={desk} />
			<main className="ph-round">
				<Denied view={view} />
				{first && (
					<button
						type="button"
						className="ph-act main"
						data-act="begin"
						onClick={() => go(readingAddress(first.id))}
					>
						{t("从下一块表开始 | Go to the next meter")}
					</button>
				)}
				<Way rows={open} view={view} />
				{open.length === 0 && !view.denied && <Empty view={view} done={done.length} />}
				{done.length > 0 && <h2 className="ph-sub">{t("已抄 {n} | Read: {n}", { n: done.length })}</h2>}
				<ul className="ph-box ph-items">
					{done.map((row) => (
						<Line key={row.id} row={row} view={view} />
					))}
				</ul>
			</main>
		</>
	);
}

function Head({ name, view, desk }: WalkProps) {
	const [menu, setMenu] = useState(false);
	return (
		<header className="ph-head">
			<div className="ph-head-line">
				<h1>{t("抄表 | Meter readings")}</h1>
				<button type="button" className="ph-me" onClick={() => setMenu(true)} aria-haspopup="dialog">
					{name}
				</button>
			</div>
			{progressOf(view.about ?? [], view.rows).map((round) => (
				<RoundLine key={round.key} round={round} />
			))}
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

function RoundLine({ round: { key, name, readDate, done, total, more } }: { round: Progress }) {
	return (
		<div className="ph-progress" data-round={key} data-done={done}>
			<progress value={done} max={Math.max(total, 1)} aria-label={`${name} ${readDate}`} />
			<span>
				{`${name} ${readDate} · `}
				{t("{done}/{total} 已抄 | {done} of {total} read", { done, total })}
				{more > 0 && t("，另有 {more} 块随后下载 | , {more} more to come", { more })}
			</span>
		</div>
	);
}

/** One list for each building, in the order in which one walks. */
function Way({ rows, view }: { rows: readonly Reading[]; view: WalkView }) {
	const places = new Map<string, Reading[]>();
	for (const row of rows) {
		const place = `${row.community} ${row.building}`.trim();
		places.set(place, [...(places.get(place) ?? []), row]);
	}
	return [...places].map(([place, found]) => (
		<section key={place} aria-label={place}>
			<h2 className="ph-sub">{t("{place} · 剩 {n} | {place} · {n} left", { place, n: found.length })}</h2>
			<ul className="ph-box ph-items">
				{found.map((row) => (
					<Line key={row.id} row={row} view={view} />
				))}
			</ul>
		</section>
	));
}

export const kindText = (kind: string): string =>
	t((METER_KIND as Record<string, Pair>)[kind] ?? `${kind} | ${kind}`);

function Line({ row, view }: { row: Reading; view: WalkView }) {
	const waiting = waitingOf(row.id, view.entries);
	return (
		<li data-reading={row.id} data-open={isOpen(row)}>
			<a
				className="ph-card-main"
				href={readingAddress(row.id)}
				onClick={(event) => {
					event.preventDefault();
					go(readingAddress(row.id));
				}}
			>
				<b>{row.place ?? row.meterNo}</b>
				<span className="ph-quiet">{`${kindText(row.meterKind)} ${row.meterNo}`}</span>
			</a>
			<span>
				<b>{said(row)}</b>
				{waiting > 0 && <span className="ph-waiting">{t("待发送 | to send")}</span>}
				{refusedOf(row.id, view.entries) && <span className="ph-wrong">{t("未成功 | refused")}</span>}
				{row.conflict && <span className="ph-wrong">{t("待裁决 | in conflict")}</span>}
			</span>
		</li>
	);
}

/** What became of it, in a word. */
function said(row: Reading): string {
	if (row.skipped) return t("未抄 | Not read");
	if (row.kind === "estimated")
		return row.value ? `${row.value} ${t(READING_KIND.estimated)}` : t(READING_KIND.estimated);
	return row.value ?? "";
}

function Empty({ view, done }: { view: WalkView; done: number }) {
	if (view.contact === 0) return <p className="ph-wait">{t("正在读取抄表任务… | Reading your rounds…")}</p>;
	return (
		<p className="ph-wait">
			{done > 0
				? t("都抄完了，辛苦了 | Everything is read, thank you")
				: t("现在没有抄表任务，开始新一轮后会自动出现 | Nothing to read; a new round appears here by itself")}
		</p>
	);
}

export const whyText = (row: Reading): string => (row.conflict ? localize(row.conflict.why) : "");
