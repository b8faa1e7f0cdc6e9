/** One viewing as a card: when, where and who, how to reach both, and what may be done. */
import { useState } from "react";
import { VIEWING_RESULT, VIEWING_STATE, VIEWING_STEPS } from "@/gen/words/rental";
import { type Pair, t } from "@/kit/text";
import { refusedOf, waitingOf } from "@/parts/phone/queue/entry";
import { RefusalNote } from "@/parts/phone/view/RefusalNote";
import { ActSheet } from "./sheets";
import {
	offersOf,
	type Viewing,
	type ViewingAct,
	type ViewingsSession,
	type ViewingsView,
} from "./view-model";

const PERIODS: Readonly<Record<string, Pair>> = {
	morning: "上午 | Morning",
	noon: "中午 | Noon",
	afternoon: "下午 | Afternoon",
	evening: "晚上 | Evening",
};
/** As cards of the phone look: open, done, gone wrong. */
const LOOKS: Readonly<Record<string, string>> = {
	completed: "completed",
	no_show: "abnormal",
	cancelled: "completed",
};
const ADVICE: Readonly<Record<string, Pair>> = {
	"viewing.moved": "已改由他人带看，点「放弃」收起 | Somebody else shows it; tap “Give up” to put it away",
	"viewing.state":
		"预约状态已经变化，点「放弃」看最新状态 | It has changed; tap “Give up” to see how it is now",
};

interface CardProps {
	viewing: Viewing;
	view: ViewingsView;
	desk: ViewingsSession;
}

export function Card({ viewing, view, desk }: CardProps) {
	const [sheet, setSheet] = useState<ViewingAct | null>(null);
	const refused = refusedOf(viewing.id, view.entries);
	const waiting = waitingOf(viewing.id, view.entries);
	const offers = view.readOnly ? [] : offersOf(viewing);
	const address = [viewing.community, viewing.unit].filter(Boolean).join(" ");
	return (
		<article
			className={`ph-card ${LOOKS[viewing.state] ?? ""}`}
			data-viewing={viewing.id}
			data-state={viewing.state}
			aria-label={`${viewing.contactName} ${viewing.unit}`}
		>
			<div className="ph-card-main">
				<span className="ph-card-top">
					<strong className="ph-room">
						<small>{`${viewing.viewDate} ${whenText(viewing)}`}</small>
						{viewing.unit}
					</strong>
					<span className="ph-state">
						{t((VIEWING_STATE as Record<string, Pair>)[viewing.state] ?? "– | –")}
					</span>
				</span>
				<span>{viewing.contactName}</span>
				{viewing.remark && <span className="ph-quiet">{viewing.remark}</span>}
				<Outcome viewing={viewing} />
				<span>
					<a className="ph-link" href={`tel:${viewing.contactPhone}`}>
						{t("打电话 {phone} | Call {phone}", { phone: viewing.contactPhone })}
					</a>
					<a className="ph-link" href={`geo:0,0?q=${encodeURIComponent(address)}`}>
						{t("地图 | Map")}
					</a>
					{viewing.state === "completed" && !viewing.contracted && (
						<a className="ph-link" href={`/rental/viewing?open=${viewing.id}`}>
							{t("去签约 | Make contract")}
						</a>
					)}
				</span>
				{waiting > 0 && (
					<span className="ph-waiting">{t("{waiting} 项待发送 | {waiting} to send", { waiting })}</span>
				)}
			</div>
			{refused && (
				<RefusalNote
					entry={refused}
					desk={desk}
					said={(act) => VIEWING_STEPS[act as ViewingAct]?.label ?? `${act} | ${act}`}
					advice={ADVICE}
				/>
			)}
			{offers.length > 0 && (
				<div className="ph-acts">
					{offers.map((act, at) => (
						<button
							key={act}
							type="button"
							data-act={act}
							className={`ph-act ${at === 0 && act !== "cancel" ? "main" : ""} ${VIEWING_STEPS[act].danger ? "danger" : ""}`}
							onClick={() => setSheet(act)}
						>
							{t(VIEWING_STEPS[act].label)}
						</button>
					))}
				</div>
			)}
			{sheet && <ActSheet act={sheet} viewing={viewing} desk={desk} close={() => setSheet(null)} />}
		</article>
	);
}

const whenText = ({ period, time }: Viewing): string => time ?? t(PERIODS[period] ?? `${period} | ${period}`);

/** What came of it. */
function Outcome({ viewing: { result, reason, followUpAt } }: { viewing: Viewing }) {
	const said = [
		result ? t((VIEWING_RESULT as Record<string, Pair>)[result] ?? `${result} | ${result}`) : "",
		reason ?? "",
		followUpAt ? t("{when} 跟进 | follow up {when}", { when: followUpAt.slice(0, 16) }) : "",
	].filter(Boolean);
	return said.length > 0 ? <span className="ph-quiet">{said.join(" · ")}</span> : null;
}
