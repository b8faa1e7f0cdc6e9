/** Her pay sheets: what she did in each month and what it comes to; one that was issued waits for her word. */

import { useState } from "react";
import { type PaySheet, useMyPay } from "@/domains/housekeeping/phone/my-pay";
import { goBack } from "@/domains/housekeeping/phone/route";
import { typeText } from "@/domains/housekeeping/words";
import { HK_PAY_SHEET_STATE, PAYSHEET_STEPS } from "@/gen/words/housekeeping";
import { priced } from "@/kit/format";
import { postStep } from "@/kit/http";
import { localize, t } from "@/kit/text";
import { failureOf } from "@/kit/transport";
import { ReasonFields } from "@/parts/phone/view/ReasonFields";
import { Sheet } from "@/parts/phone/view/Sheet";

const USUAL = ["少算了一单 | An order is missing", "金额不对 | The amount is wrong"] as const;

export function PayPage() {
	const { sheets, wrong, read } = useMyPay();
	const [refused, setRefused] = useState("");
	const told = refused || wrong;
	const take = async (sheet: PaySheet, objection: string | null) => {
		setRefused("");
		const known = { id: sheet.id, version: sheet.version };
		const sent =
			objection === null
				? postStep("housekeeping/paySheet", "confirm", known, { quiet: true })
				: postStep("housekeeping/paySheet", "object", { ...known, objection }, { quiet: true });
		await sent.catch((error) => setRefused(localize(failureOf(error).message)));
		await read();
	};
	return (
		<>
			<header className="ph-head">
				<div className="ph-head-line">
					<h1>{t("我的工资单 | My pay sheets")}</h1>
					<button type="button" className="ph-me" onClick={goBack}>
						{t("返回 | Back")}
					</button>
				</div>
			</header>
			<main className="ph-round">
				{told && (
					<p role="alert" className="ph-wrong">
						{told}
					</p>
				)}
				{sheets?.length === 0 && <p className="ph-wait">{t("还没有工资单 | No pay sheets yet")}</p>}
				{sheets?.map((sheet) => (
					<PayCard key={sheet.id} sheet={sheet} take={take} />
				))}
			</main>
		</>
	);
}

interface PayCardProps {
	sheet: PaySheet;
	/** Her word on it: what is wrong, or null where nothing is. */
	take: (sheet: PaySheet, objection: string | null) => Promise<void>;
}

function PayCard({ sheet, take }: PayCardProps) {
	const [objecting, setObjecting] = useState(false);
	return (
		<article className="ph-card" data-pay={sheet.month} data-state={sheet.state}>
			<div className="ph-card-main">
				<span className="ph-card-top">
					<strong className="ph-room">
						<small>{sheet.month}</small>
						{priced(sheet.amount)}
					</strong>
					<span className="ph-state">{t(HK_PAY_SHEET_STATE[sheet.state])}</span>
				</span>
				<span className="ph-quiet">
					{t("{n} 单，{minutes} 分钟 | {n} orders, {minutes} minutes", {
						n: sheet.orders,
						minutes: sheet.minutes,
					})}
				</span>
				<details>
					<summary>{t("明细 | Orders")}</summary>
					{sheet.lines.map((line) => (
						<p key={line.orderNo} className="ph-quiet">
							{`${line.finishedOn.slice(5)} ${line.room} ${typeText(line.type)} ¥${line.amount}`}
						</p>
					))}
				</details>
			</div>
			{sheet.state === "issued" && (
				<div className="ph-acts">
					<button
						type="button"
						className="ph-act main"
						data-act="confirm"
						onClick={() => void take(sheet, null)}
					>
						{t(PAYSHEET_STEPS.confirm.label)}
					</button>
					<button
						type="button"
						className="ph-act danger"
						data-act="object"
						onClick={() => setObjecting(true)}
					>
						{t(PAYSHEET_STEPS.object.label)}
					</button>
				</div>
			)}
			{objecting && (
				<Objection
					close={() => setObjecting(false)}
					send={(text) => take(sheet, text).then(() => setObjecting(false))}
				/>
			)}
		</article>
	);
}

function Objection({ close, send }: { close: () => void; send: (text: string) => Promise<void> }) {
	const [text, setText] = useState("");
	return (
		<Sheet title={t("哪里不对 | What is wrong")} close={close}>
			<ReasonFields usual={USUAL} value={text} onChange={setText} />
			<button
				type="button"
				className="ph-act main danger"
				data-act="object-send"
				disabled={!text.trim()}
				onClick={() => void send(text.trim())}
			>
				{t(PAYSHEET_STEPS.object.label)}
			</button>
		</Sheet>
	);
}
