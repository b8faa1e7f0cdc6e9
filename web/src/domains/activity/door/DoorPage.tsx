/** Tickets at the door: by camera, by a scanner that types or by hand; what came of the last one big, conflicts below. */
import { type FormEvent, useEffect, useState } from "react";
import { useUser } from "@/kit/session";
import { readCell, storedCell, useCell, writeCell } from "@/kit/state";
import { t } from "@/kit/text";
import { Denied, Frame } from "@/parts/phone/view/Frame";
import { LoginPage } from "@/parts/phone/view/LoginPage";
import { MeSheet } from "@/parts/phone/view/MeSheet";
import { Camera, NO_CAMERA } from "@/parts/scanner/Camera";
import { canScan } from "@/parts/scanner/detector";
import { readyForCodes } from "./code";
import { Conflicts, Outcome } from "./Outcome";
import {
	type DoorSession,
	type DoorView,
	decide,
	HOME,
	lets,
	letsIn,
	ROW_SOURCE,
	type Shown,
	ticketNo,
} from "./view-model";

interface DoorProps {
	name: string;
	view: DoorView;
	desk: DoorSession;
}

const RECENT = 5;
const gateCell = storedCell("door_gate", "");

export function TicketsPhone({ signedIn }: { signedIn: boolean }) {
	const user = useUser();
	if (!signedIn || !user) return <LoginPage title="管家 · 入场核销 | Guanjia · Tickets" home={HOME} />;
	return (
		<Frame key={user.id} owner={user.id} page={ROW_SOURCE}>
			{(view, desk) => <DoorPage name={user.realname} view={view} desk={desk} />}
		</Frame>
	);
}

function DoorPage({ name, view, desk }: DoorProps) {
	const [shown, setShown] = useState<readonly Shown[]>([]);
	const gate = useCell(gateCell);
	useEffect(() => void readyForCodes(), []);
	const check = async (text: string) => {
		const ticket = ticketNo(text);
		if (!ticket) return;
		const found = await checkOne(desk, ticket, readCell(gateCell));
		setShown((before) => [{ ...found, number: (before[0]?.number ?? 0) + 1 }, ...before].slice(0, RECENT));
	};
	const [last, ...earlier] = shown;
	return (
		<>
			<Head name={name} view={view} desk={desk} />
			<main className="ph-round">
				<Denied view={view} />
				<output aria-live="assertive">
					{last ? (
						<Outcome shown={last} view={view} />
					) : (
						<p className="ph-wait">{t("等待第一张票 | Waiting for the first ticket")}</p>
					)}
				</output>
				{!view.readOnly && <Entrance onTicket={(text) => void check(text)} />}
				<label className="ph-field">
					{t("入口（可不填） | Gate (optional)")}
					<input
						name="gate"
						value={gate}
						maxLength={40}
						onChange={(event) => writeCell(gateCell, event.target.value)}
					/>
				</label>
				<Conflicts view={view} desk={desk} />
				{earlier.length > 0 && <h2 className="ph-sub">{t("刚才 | Just now")}</h2>}
				{earlier.map((one) => (
					<Outcome key={one.number} shown={one} view={view} />
				))}
			</main>
		</>
	);
}

async function checkOne(desk: DoorSession, ticket: string, gate: string): Promise<Omit<Shown, "number">> {
	const { sent, ...decision } = await decide(ticket, readCell(desk.state));
	const found = { ticket, ...decision };
	if (!sent) return { ...found, clientId: null };
	await desk.act(found.subject, "check", { ticket, gate: gate.trim(), letIn: letsIn(found) });
	const entry = readCell(desk.state).entries.findLast((one) => one.subject === found.subject);
	return { ...found, clientId: entry?.clientId ?? "" };
}

/** The camera where the browser reads codes; the field is there always. */
function Entrance({ onTicket }: { onTicket: (text: string) => void }) {
	const [typed, setTyped] = useState("");
	const [open, setOpen] = useState(false);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		onTicket(typed);
		setTyped("");
	};
	return (
		<>
			{open && <Camera onCode={onTicket} />}
			<form onSubmit={submit}>
				<label className="ph-field">
					{t("票号 | Ticket")}
					<input
						name="ticket"
						value={typed}
						maxLength={200}
						autoComplete="off"
						autoCapitalize="characters"
						onChange={(event) => setTyped(event.target.value)}
					/>
				</label>
				<div className="ph-acts" style={{ padding: "var(--ant-padding-sm) 0" }}>
					{canScan() && (
						<button type="button" className="ph-act" data-act="camera" onClick={() => setOpen(!open)}>
							{open ? t("关闭摄像头 | Close the camera") : t("摄像头扫码 | Scan by camera")}
						</button>
					)}
					<button type="submit" className="ph-act main" data-act="check">
						{t("核销 | Check")}
					</button>
				</div>
			</form>
			{!canScan() && <p className="ph-quiet">{t(NO_CAMERA)}</p>}
		</>
	);
}

function Head({ name, view, desk }: DoorProps) {
	const [menu, setMenu] = useState(false);
	const expected = view.rows.filter((row) => lets(row) || row.state === "checked_in");
	const done = expected.filter((row) => row.state === "checked_in").length;
	return (
		<header className="ph-head">
			<div className="ph-head-line">
				<h1>{t("入场核销 | Tickets")}</h1>
				<button type="button" className="ph-me" onClick={() => setMenu(true)} aria-haspopup="dialog">
					{name}
				</button>
			</div>
			<div className="ph-progress">
				<progress
					value={done}
					max={Math.max(expected.length, 1)}
					aria-label={t("已入场 | Admitted so far")}
				/>
				<span>
					{t("{done}/{total} 已入场 | {done} of {total} admitted", { done, total: expected.length })}
				</span>
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
