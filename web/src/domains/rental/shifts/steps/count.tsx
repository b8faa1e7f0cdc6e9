/** Counts a shift and names who takes it over: notes and coins or a sum, the difference with its reason, what is still open. */
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Segmented from "antd/es/segmented";
import { Fragment, useState } from "react";
import type { ActionDialogProps } from "@/engine/actions";
import { useSource } from "@/engine/kinds/options";
import { t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import { Dialog } from "@/parts/dialog/Dialog";
import { Fault, Field } from "@/parts/dialog/Field";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import look from "@/parts/look.module.css";
import { SearchSelect } from "@/parts/picker/SearchSelect";
import { sumText, toFen, toYuan } from "../../cashier/money";
import { countShift, type Shift, useShift } from "../api";
import { Difference } from "../Cash";
import { type Counts, Denominations, sumOf } from "../Denominations";
import { Items } from "../Items";

const PEOPLE = { path: "sys/user", store: "" };

export default function CountDialog({ rows: [row], onClose }: ActionDialogProps) {
	const { data, error, refetch } = useShift(row?.id ?? "");
	const title = t("清点交班 | Count and hand over");
	if (error)
		return (
			<Dialog title={title} onClose={() => onClose(false)}>
				<Broken error={error} retry={() => void refetch()} />
			</Dialog>
		);
	if (!data) return <Dialog title={title} onClose={() => onClose(false)} loading />;
	return <CountForm shift={data} close={onClose} />;
}

interface Form {
	way: "pieces" | "sum";
	counts: Counts;
	counted: string;
	handedIn: string;
	reason: string;
	note: string;
	receiverId: string;
}

const EMPTY: Form = {
	way: "pieces",
	counts: {},
	counted: "",
	handedIn: "",
	reason: "",
	note: "",
	receiverId: "",
};

function CountForm({ shift, close }: { shift: Shift; close: (changed: boolean) => void }) {
	const sending = useSending();
	const [form, setForm] = useState(EMPTY);
	const change = (part: Partial<Form>) => setForm((old) => ({ ...old, ...part }));
	const byPiece = form.way === "pieces";
	const counted = byPiece ? sumOf(form.counts) : toFen(form.counted);
	const typed = byPiece ? Object.values(form.counts).some(Boolean) : form.counted !== "";
	const diff = counted - toFen(shift.expected);
	const send = async () => {
		const { way, counts, counted: sum, ...rest } = form;
		const cash = byPiece ? { counts: { ...counts }, counted: "" } : { counts: {}, counted: sum };
		const body = { id: shift.id, version: shift.version, ...cash, ...rest };
		if (await sending.run(() => countShift(body), "已清点，等待接班 | Counted, to be taken over"))
			close(true);
	};
	return (
		<Dialog
			width={720}
			title={`${t("清点交班 | Count and hand over")} ${shift.no}`}
			onClose={() => close(sending.failure !== null)}
			onSubmit={() => void send()}
			submitText={t("签名交班 | Sign and hand over")}
			busy={sending.busy}
			disabled={!typed || form.receiverId === "" || (diff !== 0 && form.reason.trim() === "")}
			guarded
		>
			<Flex vertical gap="middle">
				<Problem text={sending.problem} />
				<div className={look.halves}>
					<Flex vertical gap="small">
						<Segmented<Form["way"]>
							value={form.way}
							onChange={(way) => change({ way })}
							options={[
								{ value: "pieces", label: t("按面额 | By notes and coins") },
								{ value: "sum", label: t("按合计 | As a sum") },
							]}
						/>
						{byPiece ? (
							<Denominations counts={form.counts} change={(counts) => change({ counts })} />
						) : (
							<Money
								label={t("实点现金 | Cash counted")}
								value={form.counted}
								set={(value) => change({ counted: value })}
							/>
						)}
						{(sending.errors.counts ?? sending.errors.counted) && (
							<Fault text={sending.errors.counts ?? sending.errors.counted ?? ""} />
						)}
					</Flex>
					<Flex vertical gap="small">
						<Sums shift={shift} counted={typed ? counted : null} />
						{typed && diff !== 0 && (
							<Field label={t("差额原因 | Reason of the difference")} required error={sending.errors.reason}>
								<Input.TextArea
									aria-label={t("差额原因 | Reason of the difference")}
									value={form.reason}
									maxLength={200}
									onChange={(event) => change({ reason: event.target.value })}
								/>
							</Field>
						)}
						<Money
							label={t("上缴 | Paid in to the safe")}
							value={form.handedIn}
							error={sending.errors.handedIn}
							set={(handedIn) => change({ handedIn })}
						/>
						<Field label={t("接班人 | Taken over by")} required error={sending.errors.receiverId}>
							<SearchSelect
								label={t("接班人 | Taken over by")}
								source={useSource(PEOPLE)}
								value={form.receiverId ? [form.receiverId] : []}
								onChange={([chosen]) => change({ receiverId: chosen ?? "" })}
							/>
						</Field>
						<Field label={t("交接说明 | Note")} error={sending.errors.note}>
							<Input.TextArea
								aria-label={t("交接说明 | Note")}
								value={form.note}
								maxLength={200}
								onChange={(event) => change({ note: event.target.value })}
							/>
						</Field>
					</Flex>
				</div>
				<Items items={shift.items} />
			</Flex>
		</Dialog>
	);
}

/** `counted`: fen, null before anything was typed. */
function Sums({ shift, counted }: { shift: Shift; counted: number | null }) {
	const facts = [
		[t("备用金 | Float"), shift.openCash],
		[t("收现金 | Cash received"), shift.cashIn],
		[t("付现金 | Cash paid out"), shift.cashOut],
		[t("应有 | Expected"), shift.expected],
	] as const;
	return (
		<div role="status">
			<dl className={look.facts}>
				{facts.map(([label, yuan]) => (
					<Fragment key={label}>
						<dt>{label}</dt>
						<dd>{sumText(yuan)}</dd>
					</Fragment>
				))}
				<dt>{t("实点 | Counted")}</dt>
				<dd>{counted === null ? "—" : <b>{sumText(toYuan(counted))}</b>}</dd>
				<dt>{t("差额 | Difference")}</dt>
				<dd>{counted === null ? "—" : <Difference yuan={toYuan(counted - toFen(shift.expected))} />}</dd>
			</dl>
		</div>
	);
}

interface MoneyProps {
	label: string;
	value: string;
	error?: string | undefined;
	set: (value: string) => void;
}

function Money({ label, value, error, set }: MoneyProps) {
	return (
		<Field label={label} error={error ?? null}>
			<Input
				prefix="¥"
				inputMode="decimal"
				aria-label={label}
				value={value}
				onChange={(event) => set(event.target.value)}
			/>
		</Field>
	);
}
