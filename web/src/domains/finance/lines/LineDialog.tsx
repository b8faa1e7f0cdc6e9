/** A line of a bank statement beside what it was probably paid for: each proposal with its reasons, and the step with the chosen one. */
import { useQuery } from "@tanstack/react-query";
import DatePicker from "antd/es/date-picker";
import Descriptions from "antd/es/descriptions";
import Flex from "antd/es/flex";
import Radio from "antd/es/radio";
import Tag from "antd/es/tag";
import dayjs from "dayjs";
import { useState } from "react";
import type { ActionDialogProps } from "@/engine/actions";
import { useSource } from "@/engine/kinds/options";
import { grouped } from "@/kit/format";
import { type Answer, get, post } from "@/kit/http";
import { type Pair, t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import { Dialog } from "@/parts/dialog/Dialog";
import { Field } from "@/parts/dialog/Field";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import look from "@/parts/look.module.css";
import { SearchSelect } from "@/parts/picker/SearchSelect";
import { Waiting } from "@/parts/Waiting";

type Proposed = Answer<"GET /fin/statementLine/proposals">;
type Proposal = Proposed["proposals"][number];
type Line = ActionDialogProps<"fin/statementLine">["rows"][number];

const KEYS = { due: "dueId", fee: "feeId", payment: "paymentId" } as const;
const KINDS: Readonly<Record<Proposal["kind"], Pair>> = {
	due: "会费 | Dues",
	fee: "活动费用 | Fee",
	payment: "已登记缴费 | Entered payment",
};
const SURE = 80;
const LIKELY = 45;
const DUES = { path: "fin/due", store: "" };
const METHODS = { path: "fin/payMethod", store: "" };

interface Props extends ActionDialogProps<"fin/statementLine"> {
	step: "confirm" | "match";
	done: Pair;
}

export function LineDialog({ rows: [line], title = "", onClose, step, done }: Props) {
	const id = line?.id ?? "";
	const { data, error, refetch } = useQuery({
		queryKey: ["row", "fin/statementLine", id, "proposals"],
		queryFn: ({ signal }) => get("/fin/statementLine/proposals", { id }, { quiet: true, signal }),
		refetchOnMount: "always",
		retry: false,
	});
	if (line && data)
		return <Form line={line} told={data} title={title} close={onClose} step={step} done={done} />;
	return (
		<Dialog title={title} onClose={() => onClose(false)}>
			{error ? <Broken error={error} retry={() => void refetch()} /> : <Waiting />}
		</Dialog>
	);
}

interface FormProps {
	line: Line;
	told: Proposed;
	title: string;
	close: (changed: boolean) => void;
	step: "confirm" | "match";
	done: Pair;
}

/** What it is matched with comes first; else the likeliest. */
function firstOf(line: Line, told: Proposed): string {
	const matched = (["due", "fee", "payment"] as const).find((kind) => line[KEYS[kind]]);
	if (matched) return `${matched}:${line[KEYS[matched]]}`;
	const [best] = told.proposals;
	return best ? `${best.kind}:${best.id}` : "";
}

function Form({ line, told, title, close, step, done }: FormProps) {
	const [chosen, setChosen] = useState(() => firstOf(line, told));
	const [methodId, setMethod] = useState(told.methodId);
	const [paidOn, setDay] = useState<string>(String(line.paidOn));
	const [dues, methods] = [useSource(DUES), useSource(METHODS)];
	const sending = useSending();
	const { errors } = sending;
	const [kind, number = ""] = chosen.split(":");
	const send = async () => {
		const named = kind ? { [KEYS[kind as Proposal["kind"]]]: number } : {};
		const body = { id: line.id, version: line.rowVersion ?? 0, ...named };
		const call = () =>
			step === "confirm"
				? post("/fin/statementLine/confirm", { ...body, methodId, paidOn }, { quiet: true })
				: post("/fin/statementLine/match", body, { quiet: true });
		if (await sending.run(call, done)) close(true);
	};
	return (
		<Dialog
			width={720}
			title={title}
			onClose={() => close(false)}
			onSubmit={send}
			busy={sending.busy}
			disabled={!number}
			guarded
		>
			<Flex vertical gap="middle">
				<Problem text={sending.problem ?? errors.amount ?? errors.txnNo ?? null} />
				<Descriptions size="small" bordered column={{ xs: 1, sm: 2 }} items={factsOf(line)} />
				<Field
					label={t("对应款项 | Paid for")}
					error={errors.dueId ?? errors.feeId ?? errors.paymentId ?? null}
					required
				>
					<Guesses proposals={told.proposals} chosen={chosen} onChoose={setChosen} />
				</Field>
				<Field label={t("其他会费 | Other dues")}>
					<SearchSelect
						source={dues}
						label={t("其他会费 | Other dues")}
						value={kind === "due" && number ? [number] : []}
						onChange={([due]) => setChosen(due ? `due:${due}` : "")}
					/>
				</Field>
				{step === "confirm" && kind !== "payment" && (
					<>
						<Field label={t("收款方式 | Method")} error={errors.methodId ?? null} required>
							<SearchSelect
								source={methods}
								label={t("收款方式 | Method")}
								value={methodId ? [methodId] : []}
								onChange={([method]) => setMethod(method ?? "")}
							/>
						</Field>
						<Field label={t("入账日期 | Counts on")} error={errors.paidOn ?? null} required>
							<DatePicker
								aria-label={t("入账日期 | Counts on")}
								value={dayjs(paidOn)}
								onChange={(day) => day && setDay(day.format("YYYY-MM-DD"))}
								allowClear={false}
								style={{ width: "100%" }}
							/>
						</Field>
					</>
				)}
			</Flex>
		</Dialog>
	);
}

const factsOf = (line: Line) =>
	[
		[t("付款人 | Payer"), line.payer],
		[t("收入（元） | Came in (yuan)"), line.amount],
		[t("入账日期 | Day"), line.paidOn],
		[t("附言 | Note"), line.note],
	].map(([label, value]) => ({ key: String(label), label, children: value ? String(value) : "–" }));

interface GuessesProps {
	proposals: readonly Proposal[];
	chosen: string;
	onChoose: (chosen: string) => void;
}

/** The likeliest first, with the reasons in words. */
function Guesses({ proposals, chosen, onChoose }: GuessesProps) {
	if (proposals.length === 0)
		return (
			<span className={look.note}>{t("没有匹配的款项，请在下方查找 | Nothing fits; look for it below")}</span>
		);
	return (
		<Radio.Group value={chosen} onChange={(event) => onChoose(String(event.target.value))}>
			<Flex vertical gap="small">
				{proposals.map((one) => (
					<Radio key={one.id} value={`${one.kind}:${one.id}`}>
						<Tag color={one.score >= SURE ? "green" : one.score >= LIKELY ? "blue" : "default"}>
							{one.score}
						</Tag>
						{t(KINDS[one.kind])} {one.no} {one.name} ¥{grouped(one.left)}
						<br />
						<small className={look.faint}>{one.reasons.join(t("； | ; "))}</small>
					</Radio>
				))}
			</Flex>
		</Radio.Group>
	);
}
