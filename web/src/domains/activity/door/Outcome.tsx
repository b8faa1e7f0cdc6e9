/** What came of a ticket at the door, and what is told afterwards of two doors that let in the same one. */
import { REGISTRATION_STATE, TICKET_SCAN_OUTCOME } from "@/gen/words/activity";
import { type Pair, t } from "@/kit/text";
import type { ActEntry } from "@/parts/phone/queue/entry";
import { RefusalNote } from "@/parts/phone/view/RefusalNote";
import {
	type DoorSession,
	type DoorView,
	isConflict,
	refusedScans,
	rowOf,
	type Shown,
	type Ticket,
	type Verdict,
	verdictOf,
} from "./view-model";

const WORDS: Readonly<Record<Verdict, Pair>> = {
	admitted: "请入场 | Admitted",
	again: "已签到过 | Checked in before",
	refused: "不能入场 | Not admitted",
	double: "另一入口已放行 | Let in at another door before",
	void: "票已失效 | The ticket is void",
	signed: "请入场，票已验真，本机名单尚无此人 | Admitted: genuine, though not on this phone's list yet",
	replaced: "票已转给他人或已重开 | Given on or replaced",
	forged: "票是伪造的，或不是本单位的 | Forged, or of another organiser",
	unsure: "本机名单没有此票，联网后核对 | Not on this phone's list; checked when there is a network",
	unknown: "没有这张票 | There is no such ticket",
};
const ADVICE: Readonly<Record<string, Pair>> = {
	"ticket.unknown":
		"号码可能输错，或是别处的票；点「放弃」收起 | Mistyped, or of another organiser; tap “Give up” to put it away",
	"ticket.forged": "点「放弃」收起 | Tap “Give up” to put it away",
};
/** As cards of the phone look. */
const LOOKS: Readonly<Partial<Record<Verdict, string>>> = {
	admitted: "completed",
	signed: "completed",
	replaced: "abnormal",
	forged: "abnormal",
	refused: "abnormal",
	double: "abnormal",
	void: "abnormal",
	unknown: "abnormal",
};

export function Outcome({ shown, view }: { shown: Shown; view: DoorView }) {
	const verdict = verdictOf(shown, view);
	const ticket = rowOf(shown, view) ?? shown.known;
	const waits = view.entries.some((one) => one.clientId === shown.clientId && !one.refusal);
	return (
		<article className={`ph-card ${LOOKS[verdict] ?? ""}`} data-verdict={verdict}>
			<div className="ph-card-main">
				<strong className="ph-room">
					{[t(WORDS[verdict]), ticket?.name].filter(Boolean).join(" · ")}
					{ticket && ticket.seats > 1 && t(" · {count} 人 | · {count} people", { count: ticket.seats })}
				</strong>
				{ticket ? (
					<span>{[ticket.activity, ticket.session].filter(Boolean).join(" · ")}</span>
				) : (
					<span>{shortOf(shown.ticket)}</span>
				)}
				{ticket && <span className="ph-quiet">{whyOf(verdict, ticket)}</span>}
				{waits && <span className="ph-waiting">{t("待发送 | to send")}</span>}
			</div>
		</article>
	);
}

/** When and where the first was, or what stands in the way. */
function whyOf(verdict: Verdict, ticket: Ticket): string {
	if (verdict === "replaced" || (verdict === "void" && ticket.state !== "cancelled"))
		return t(WORDS.replaced);
	if (verdict === "refused" || verdict === "void")
		return t(
			(REGISTRATION_STATE as Record<string, Pair>)[ticket.state] ?? `${ticket.state} | ${ticket.state}`,
		);
	return ticket.checkedAt ? firstText(ticket) : "";
}

const firstText = ({ checkedAt, checkedBy, gate }: Ticket): string =>
	[t("首次签到 {at} | First checked in {at}", { at: checkedAt ?? "" }), gate, checkedBy]
		.filter(Boolean)
		.join(" · ");

/** A code is long, and nobody reads it. */
const shortOf = (ticket: string): string => (ticket.length > 20 ? `${ticket.slice(0, 12)}…` : ticket);

function scanText({ said, at }: ActEntry): Pair {
	const time = at.slice(11, 16);
	const ticket = shortOf(String(said.ticket));
	return `${ticket}（${time}） | ${ticket} (${time})`;
}

/** Told on every phone of the door, since each may have let somebody in. */
export function Conflicts({ view, desk }: { view: DoorView; desk: DoorSession }) {
	const rows = view.rows.filter((row) => row.scans.some(isConflict));
	const refused = refusedScans(view.entries);
	if (rows.length + refused.length === 0) return null;
	return (
		<section aria-label={t("需要留意 | To look at")} data-conflicts={rows.length}>
			<h2 className="ph-sub">{t("需要留意 | To look at")}</h2>
			{refused.map((entry) => (
				<RefusalNote
					key={entry.clientId}
					entry={entry}
					desk={desk}
					said={() => scanText(entry)}
					advice={ADVICE}
				/>
			))}
			{rows.map((row) => (
				<article className="ph-card abnormal" key={row.id} data-conflict={row.ticketNo}>
					<div className="ph-card-main">
						<strong>{row.name}</strong>
						{row.checkedAt && <span className="ph-quiet">{firstText(row)}</span>}
						{row.scans.filter(isConflict).map((scan) => (
							<span key={scan.clientId}>
								{[t(TICKET_SCAN_OUTCOME[scan.outcome]), scan.at, scan.gate, scan.operator]
									.filter(Boolean)
									.join(" · ")}
							</span>
						))}
					</div>
				</article>
			))}
		</section>
	);
}
