/** One meter: what it showed last and uses as a rule, one big field, and the next with Enter. */
import { type FormEvent, useEffect, useRef, useState } from "react";
import { type Pair, t } from "@/kit/text";
import { refusedOf, waitingOf } from "@/parts/phone/queue/entry";
import { go, goBack } from "@/parts/phone/route";
import { Photos, takenOf } from "@/parts/phone/view/Photos";
import { RefusalNote } from "@/parts/phone/view/RefusalNote";
import { faultOf, mayRoll, meanOf, oddities, type Reading, usageOf } from "./judge";
import { SkipSheet, SwapSheet } from "./sheets";
import { HOME, nextOf, readingAddress, type WalkSession, type WalkView } from "./view-model";
import { kindText, whyText } from "./WalkPage";

interface ReadingProps {
	reading: Reading;
	view: WalkView;
	desk: WalkSession;
}

const ACTS: Readonly<Record<string, Pair>> = {
	read: "读数 | Reading",
	estimate: "估抄 | Estimate",
	swap: "换表 | Meter changed",
	skip: "未抄 | Not read",
};
const ADVICE: Readonly<Record<string, Pair>> = {
	validation: "点「放弃」后改正读数再保存 | Tap “Give up”, correct the reading and save again",
};
const BIG = { fontSize: "1.8em" };
/** Of the ring around the field. */
const CLEAR = { marginTop: "var(--ant-margin-xs)" };
/** What a phone may still correct. */
const CORRECTABLE = new Set(["normal", "final", "estimated"]);

export function ReadingPage({ reading, view, desk }: ReadingProps) {
	const [sheet, setSheet] = useState<"swap" | "skip" | null>(null);
	const refused = refusedOf(reading.id, view.entries);
	const waiting = waitingOf(reading.id, view.entries);
	const fixed = view.readOnly || reading.state !== "draft" || !CORRECTABLE.has(reading.kind);
	const left = nextOf(view.rows, reading.id);
	const leave = () => (left ? go(readingAddress(left.id), { replace: true }) : goBack(HOME));
	const send = async (act: string, said: Record<string, unknown>) => {
		const photos = takenOf(reading.id, view.photos).map((photo) => photo.clientId);
		if (await desk.act(reading.id, act, { version: reading.version, ...said }, photos)) leave();
	};
	return (
		<main className="ph-order" data-reading={reading.id}>
			<button type="button" className="ph-link" onClick={() => goBack(HOME)}>
				‹ {t("返回列表 | Back to the list")}
			</button>
			<section className="ph-card">
				<div className="ph-card-main">
					<strong className="ph-room">
						<small>{`${reading.community} ${reading.building}`}</small>
						{reading.place ?? reading.meterNo}
					</strong>
					<span className="ph-kind">{`${kindText(reading.meterKind)} · ${reading.meterNo}`}</span>
					<Known reading={reading} />
					{waiting > 0 && (
						<span className="ph-waiting">{t("{waiting} 项待发送 | {waiting} to send", { waiting })}</span>
					)}
				</div>
				{refused && (
					<RefusalNote
						entry={refused}
						desk={desk}
						said={(act) => ACTS[act] ?? `${act} | ${act}`}
						advice={ADVICE}
					/>
				)}
				{reading.conflict && <Clash reading={reading} />}
				{reading.skipped && (
					<p className="ph-reported">{t("未抄：{why} | Not read: {why}", { why: reading.skipped })}</p>
				)}
			</section>
			{!fixed && (
				<Field
					reading={reading}
					photo={reading.photo !== null || takenOf(reading.id, view.photos).length > 0}
					send={send}
					isLast={left === null}
				/>
			)}
			{!fixed && (
				<section className="ph-box">
					<Photos
						subject={reading.id}
						remote={reading.photo ? [reading.photo] : []}
						view={view}
						desk={desk}
						most={1}
						album={false}
					/>
				</section>
			)}
			{fixed && reading.value && (
				<section className="ph-box">
					<h2>{t("读数 | Reading")}</h2>
					<p>{reading.value}</p>
				</section>
			)}
			<div className="ph-dock">
				{!fixed && (
					<div className="ph-acts">
						<button
							type="button"
							className="ph-act"
							data-act="estimate"
							onClick={() => void send("estimate", {})}
						>
							{t(ACTS.estimate as Pair)}
						</button>
						<button type="button" className="ph-act" data-act="swap" onClick={() => setSheet("swap")}>
							{t(ACTS.swap as Pair)}
						</button>
						<button type="button" className="ph-act" data-act="skip" onClick={() => setSheet("skip")}>
							{t(ACTS.skip as Pair)}
						</button>
						<button type="submit" form="reading" className="ph-act main" data-act="read">
							{left ? t("保存，下一块 | Save, next") : t("保存 | Save")}
						</button>
					</div>
				)}
			</div>
			{sheet === "swap" && <SwapSheet reading={reading} send={send} close={() => setSheet(null)} />}
			{sheet === "skip" && <SkipSheet send={send} close={() => setSheet(null)} />}
		</main>
	);
}

function Known({ reading }: { reading: Reading }) {
	const mean = meanOf(reading);
	return (
		<span className="ph-card-top">
			<span>
				{t("上次 | Last")} <b>{reading.lastValue}</b>
				{reading.since && <small>{` ${reading.since}`}</small>}
			</span>
			<span>
				{t("平均用量 | Mean usage")} <b>{mean ?? "–"}</b>
			</span>
		</span>
	);
}

function Clash({ reading }: { reading: Reading }) {
	return (
		<p role="status" className="ph-bar warn" data-conflict="">
			{t("现场读数 {value} 已交由管理人员裁决：{why} | {value} as read is to be decided at the desk: {why}", {
				value: reading.conflict?.value ?? "",
				why: whyText(reading),
			})}
		</p>
	);
}

interface FieldProps {
	reading: Reading;
	send: (act: string, said: Record<string, unknown>) => Promise<void>;
	isLast: boolean;
	/** It has one. */
	photo: boolean;
}

/** So many digits are typed before a value that is too low is said to be so. */
const wholeDigits = (value: string): number => (value.split(".")[0] ?? "").length;

function Field({ reading, send, isLast, photo }: FieldProps) {
	const [value, setValue] = useState(reading.kind === "estimated" ? "" : (reading.value ?? ""));
	const [rolled, setRolled] = useState(reading.rolled);
	const [tried, setTried] = useState(false);
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => field.current?.focus(), []);
	const fault = faultOf(reading, value, rolled);
	const usage = fault ? null : usageOf(reading, value, rolled);
	const odd = usage === null ? [] : oddities(reading, usage, { rolled, photo });
	const save = (event: FormEvent) => {
		event.preventDefault();
		setTried(true);
		if (!fault) void send("read", { value, rolled });
	};
	const shown = fault && (tried || value.length >= wholeDigits(reading.lastValue)) ? fault : null;
	return (
		<form id="reading" className="ph-box ph-field" onSubmit={save} noValidate>
			<label>
				{t("本次读数 | Reading")}
				<input
					ref={field}
					className={odd.length > 0 ? "ph-bar warn" : ""}
					style={BIG}
					inputMode="decimal"
					enterKeyHint={isLast ? "done" : "next"}
					autoComplete="off"
					name="value"
					maxLength={13}
					value={value}
					aria-invalid={shown !== null}
					aria-describedby="reading-said"
					onChange={(event) => setValue(event.target.value.trim().replace(/[。，,]/g, "."))}
				/>
			</label>
			{mayRoll(reading) && (
				<label className="ph-row">
					<input type="checkbox" checked={rolled} onChange={(event) => setRolled(event.target.checked)} />
					{t("表已归零（我已看过） | It went through nought (I have looked)")}
				</label>
			)}
			<div id="reading-said" aria-live="polite" style={CLEAR}>
				{shown && <p className="ph-wrong">{t(shown)}</p>}
				{usage !== null && <p className="ph-quiet">{t("用量 {usage} | Usage {usage}", { usage })}</p>}
				{odd.map((text) => (
					<p key={text} className="ph-bar warn" data-odd="">
						⚠ {text}
					</p>
				))}
			</div>
		</form>
	);
}
