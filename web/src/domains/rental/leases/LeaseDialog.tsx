/** A new long lease: lessee, unit, term and rent, with the bills it will have beside the form. */
import Input from "antd/es/input";
import InputNumber from "antd/es/input-number";
import Radio from "antd/es/radio";
import { DialogDraftNote, useDialogDraft } from "@/engine/form/DialogDraft";
import { businessDate } from "@/kit/business-day";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Field } from "@/parts/dialog/Field";
import { Problem } from "@/parts/dialog/Problem";
import type { DialogProps } from "../board/Dialogs";
import { dayOf, isoOf } from "../board/model/day";
import { toFen } from "../cashier/money";
import { useKnownGuest } from "../orders/Guests";
import styles from "../orders/order.module.css";
import { DayInput, DictSelect, useNightSending } from "../orders/parts";
import { Taken } from "../orders/Taken";
import { forLease, UnitSelect } from "../orders/UnitSelect";
import { useHold } from "../orders/useHold";
import { addLease, type LeaseForm, type LeasePreview } from "./api";
import { Preview, usePreview } from "./Preview";

interface Form {
	unitId: string | null;
	name: string;
	phone: string;
	idNo: string;
	startDate: string;
	/** null takes the end that the server proposes. */
	endDate: string | null;
	payCycle: NonNullable<LeaseForm["payCycle"]>;
	price: string;
	depositMonths: number;
	form: "paper" | "electronic";
	notes: string;
}

export default function LeaseDialog({ dialog, close }: DialogProps<"lease">) {
	const sending = useNightSending();
	const [form, setForm] = useDialogDraft<Form>("form", () =>
		firstForm(dialog, dialog.from ?? businessDate()),
	);
	const change = (part: Partial<Form>) => setForm((old) => ({ ...old, ...part }));
	const preview = usePreview(form);
	const endDate = form.endDate ?? preview.answer?.endDate ?? null;
	const hold = useHold(form.unitId, form.startDate, endDate && isoOf(dayOf(endDate) + 1));
	const send = () =>
		sending.run(async () => {
			await addLease({ ...bodyOf({ ...form, endDate }, hold.id), viewingId: dialog.viewing?.id ?? null });
			hold.keep();
			toast("success", "合同已录入 | Lease entered");
			close();
		});
	const save = () => {
		const faults = faultsOf(form);
		if (Object.keys(faults).length > 0) sending.refuse(faults);
		else void send();
	};
	return (
		<Dialog
			width={920}
			title={t("签订长租 | New lease")}
			onClose={close}
			onSubmit={save}
			submitText={t("保存 | Save")}
			busy={sending.busy}
			guarded
		>
			<DialogDraftNote />
			<Problem text={sending.problem} />
			<Taken taken={hold.taken} problem={hold.problem} choose={(unitId) => change({ unitId })} />
			<div className={styles.columns}>
				<Fields
					form={{ ...form, endDate }}
					preview={preview.answer}
					errors={{ ...preview.errors, ...sending.errors }}
					onChange={change}
				/>
				<Preview preview={preview} />
			</div>
		</Dialog>
	);
}

function firstForm({ unitId, viewing }: DialogProps<"lease">["dialog"], startDate: string): Form {
	return {
		unitId,
		name: viewing?.name ?? "",
		phone: viewing?.phone ?? "",
		idNo: "",
		startDate,
		endDate: null,
		payCycle: 3,
		price: "",
		depositMonths: 1,
		form: "paper",
		notes: "",
	};
}

function faultsOf(form: Form): Record<string, string> {
	const faults: Record<string, string> = {};
	if (!form.unitId) faults.unitId = "请选择房间 | Choose a room";
	if (form.name.trim() === "") faults["tenant.name"] = "请输入承租人 | Enter the lessee";
	if (form.phone.trim() === "") faults["tenant.phone"] = "请输入手机号 | Enter the phone number";
	if (toFen(form.price) <= 0) faults.price = "请输入合同月租 | Enter the rent per month";
	return faults;
}

function bodyOf(form: Form, holdId: string | null): LeaseForm {
	const { name, phone, idNo, ...rest } = form;
	return {
		...rest,
		unitId: form.unitId ?? "",
		endDate: form.endDate ?? "",
		tenant: { name: name.trim(), phone: phone.trim(), idNo: idNo || null },
		depositCharged: form.depositMonths > 0,
		...(holdId ? { holdId } : {}),
	};
}

interface FieldsProps {
	form: Form;
	preview: LeasePreview | undefined;
	errors: Record<string, string>;
	onChange: (part: Partial<Form>) => void;
}

function Fields({ form, preview, errors, onChange }: FieldsProps) {
	const [black, look] = useKnownGuest((known) => onChange({ name: form.name || known.name }));
	const text = (
		key: "name" | "phone" | "idNo" | "price" | "notes",
		label: string,
		error?: string,
		required = false,
	) => (
		<Field label={label} required={required} error={error} wide={key === "notes"}>
			<Input
				aria-label={label}
				value={form[key]}
				onChange={(event) => {
					onChange({ [key]: event.target.value });
					if (key === "phone") look(event.target.value);
				}}
			/>
		</Field>
	);
	return (
		<div className={styles.grid}>
			<Field wide label={t("房间 | Unit")} required error={errors.unitId}>
				<UnitSelect value={form.unitId} accepts={forLease} onChange={(unitId) => onChange({ unitId })} />
			</Field>
			{text("phone", t("承租人手机 | Lessee's phone"), errors["tenant.phone"] ?? black, true)}
			{text("name", t("承租人 | Lessee"), errors["tenant.name"] ?? errors.tenantId, true)}
			{text("idNo", t("身份证号 | ID number"), errors["tenant.idNo"])}
			<Field label={t("合同形式 | Form")}>
				<Radio.Group
					value={form.form}
					onChange={(event) => onChange({ form: event.target.value as Form["form"] })}
					options={[
						{ value: "paper", label: t("纸质 | Paper") },
						{ value: "electronic", label: t("电子 | Electronic") },
					]}
				/>
			</Field>
			<Field label={t("开始日期 | First day")} required error={errors.startDate}>
				<DayInput
					label={t("开始日期 | First day")}
					value={form.startDate}
					onChange={(day) => day && onChange({ startDate: day, endDate: null })}
				/>
			</Field>
			<Field label={t("结束日期（含） | Last day (inclusive)")} required error={errors.endDate}>
				<DayInput
					label={t("结束日期 | Last day")}
					value={form.endDate}
					min={preview?.earliestEnd}
					onChange={(day) => day && onChange({ endDate: day })}
				/>
			</Field>
			{text("price", t("月租 | Rent per month"), errors.price, true)}
			<Field label={t("付款方式 | Paid")}>
				<DictSelect
					code="pay_cycle"
					label={t("付款方式 | Paid")}
					value={String(form.payCycle)}
					onChange={(cycle) => onChange({ payCycle: Number(cycle) as Form["payCycle"] })}
				/>
			</Field>
			<Field
				label={t("押金月数 | Deposit in months")}
				error={errors.deposit}
				hint={form.depositMonths > 2 ? t("押金超过两个月租金 | More than two months of rent") : undefined}
			>
				<InputNumber
					min={0}
					max={12}
					value={form.depositMonths}
					onChange={(months) => onChange({ depositMonths: months ?? 0 })}
					style={{ width: "100%" }}
					aria-label={t("押金月数 | Deposit in months")}
				/>
			</Field>
			{text("notes", t("备注 | Notes"), errors.notes)}
		</div>
	);
}
