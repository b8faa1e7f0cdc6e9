/** Tickets at the door, one after the other: by camera, typed or read by a scanner that types, and what came of each shown big. */
import Alert from "antd/es/alert";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Input, { type InputRef } from "antd/es/input";
import Result from "antd/es/result";
import Typography from "antd/es/typography";
import { useRef, useState } from "react";
import type { ActionDialogProps } from "@/engine/actions";
import { REGISTRATION_STATE } from "@/gen/words/activity";
import { type Answer, post } from "@/kit/http";
import { localize, type Pair, t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { Dialog } from "@/parts/dialog/Dialog";
import { Field } from "@/parts/dialog/Field";
import { Camera, NO_CAMERA } from "@/parts/scanner/Camera";
import { canScan } from "@/parts/scanner/detector";

type Checked = Answer<"POST /act/registration/check">;
type Found = { ticket: string } & ({ told: Checked } | { refusal: string });
type Shown = Found & { number: number };

const OUTCOMES: Readonly<Record<Checked["outcome"], Pair>> = {
	admitted: "请入场 | Admitted",
	again: "已签到过 | Checked in before",
	refused: "不能入场 | Not admitted",
};
const STATUS = { admitted: "success", again: "warning", refused: "error" } as const;
const RECENT = 5;

export default function CheckTickets({ title = t("签到核销 | Check a ticket"), onClose }: ActionDialogProps) {
	const [ticket, setTicket] = useState("");
	const [gate, setGate] = useState("");
	const [busy, setBusy] = useState(false);
	const [shown, setShown] = useState<readonly Shown[]>([]);
	const field = useRef<InputRef>(null);
	const [camera, setCamera] = useState(false);
	const check = async (text: string) => {
		const typed = text.trim();
		if (!typed || busy) return;
		setBusy(true);
		const found = await checkOne(typed, gate);
		setShown((before) => [{ ...found, number: (before[0]?.number ?? 0) + 1 }, ...before].slice(0, RECENT));
		setTicket("");
		setBusy(false);
		field.current?.focus();
	};
	const [last, ...earlier] = shown;
	return (
		<Dialog title={title} onClose={() => onClose(shown.length > 0)} footer={null} width={560} guarded>
			<Flex vertical gap="var(--ant-margin)">
				<Field label={t("入口 | Gate")} hint={t("可不填 | May be left empty")}>
					<Input
						value={gate}
						maxLength={40}
						aria-label={t("入口 | Gate")}
						onChange={(event) => setGate(event.target.value)}
					/>
				</Field>
				<Field
					label={t("票号 | Ticket")}
					hint={
						canScan() ? t("扫码枪扫描或输入后按回车 | Scan it, or type it and press Enter") : t(NO_CAMERA)
					}
				>
					<Flex gap="var(--ant-margin-xs)">
						<Input
							ref={field}
							value={ticket}
							size="large"
							maxLength={200}
							autoFocus
							autoComplete="off"
							aria-label={t("票号 | Ticket")}
							onChange={(event) => setTicket(event.target.value)}
							onPressEnter={() => void check(ticket)}
						/>
						<Button type="primary" size="large" loading={busy} onClick={() => void check(ticket)}>
							{t("核销 | Check")}
						</Button>
						{canScan() && (
							<Button size="large" onClick={() => setCamera(!camera)}>
								{camera ? t("关闭摄像头 | Close the camera") : t("摄像头 | Camera")}
							</Button>
						)}
					</Flex>
				</Field>
				{camera && <Camera onCode={(text) => void check(text)} />}
				<output aria-live="assertive">
					{last ? (
						<Outcome shown={last} />
					) : (
						<Result status="info" title={t("等待第一张票 | Waiting for the first ticket")} />
					)}
				</output>
				{earlier.map((one) => (
					<Alert key={one.number} type={STATUS[outcomeOf(one)]} title={lineOf(one)} showIcon />
				))}
			</Flex>
		</Dialog>
	);
}

async function checkOne(ticket: string, gate: string): Promise<Found> {
	try {
		return { ticket, told: await post("/act/registration/check", { ticket, gate }, { quiet: true }) };
	} catch (error) {
		if (!(error instanceof Failure)) throw error;
		return { ticket, refusal: localize(error.message) };
	}
}

const outcomeOf = (shown: Shown) => ("told" in shown ? shown.told.outcome : "refused");

const lineOf = (shown: Shown) =>
	"told" in shown
		? `${shown.told.name} · ${t(OUTCOMES[shown.told.outcome])}`
		: `${shown.ticket.slice(0, 12)} · ${shown.refusal}`;

function Outcome({ shown }: { shown: Shown }) {
	const status = STATUS[outcomeOf(shown)];
	if ("refusal" in shown)
		return <Result status={status} title={shown.refusal} subTitle={shown.ticket.slice(0, 12)} />;
	const { told } = shown;
	return (
		<Result
			status={status}
			title={
				<Typography.Title level={2}>
					{t(OUTCOMES[told.outcome])} · {told.name}
					{told.seats > 1 && t(" · {count} 人 | · {count} people", { count: told.seats })}
				</Typography.Title>
			}
			subTitle={[told.activity, told.session, whyOf(told)].filter(Boolean).join(" · ")}
		/>
	);
}

/** When and by whom the first was, or what stands in the way. */
function whyOf(told: Checked): string {
	if (told.outcome === "again")
		return t("首次签到：{at}，{by} {gate} | First checked in at {at} by {by} {gate}", {
			at: told.checkedAt ?? "",
			by: told.checkedBy ?? "",
			gate: told.gate ?? "",
		});
	if (told.outcome === "refused") return t(REGISTRATION_STATE[told.state as keyof typeof REGISTRATION_STATE]);
	return told.gate ?? "";
}
