/** A new long lease: lessee, unit, term and rent, with the bills it will have beside the form. */
import Input from "antd/es/input";
import InputNumber from "antd/es/input-number";
import Modal from "antd/es/modal";
import Radio from "antd/es/radio";
import { useState } from "react";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { addLease } from "../api";
import { dayOf, isoOf } from "../core/day";
import { showYuan, sumYuan, toFen, toYuan } from "../core/money";
import { useKnownGuest } from "../order/Guests";
import styles from "../order/order.module.css";
import { DayInput, DictSelect, Field, Problem, useSending } from "../order/parts";
import { Taken } from "../order/Taken";
import { forLease, UnitSelect } from "../order/UnitSelect";
import { useHold } from "../order/useHold";
import { useBoard } from "../state/board";
import type { DialogProps } from "../view/Dialogs";
import { addMonths, earliestEnd, planBills } from "./periods";

interface Form {
	unitId: string | null;
	name: string;
	phone: string;
	idNo: string;
	startDate: string;
	endDate: string;
	payCycle: number;
	price: string;
	depositMonths: number;
	form: "paper" | "electronic";
	notes: string;
}

export default function LeaseDialog({ dialog, close }: DialogProps<"lease">) {
	const board = useBoard();
	const sending = useSending();
	const [form, setForm] = useState<Form>(() =>
		firstForm(dialog.unitId, dialog.from ?? isoOf(board.model.today)),
	);
	const change = (part: Partial<Form>) => setForm((old) => ({ ...old, ...part }));
	const hold = useHold(form.unitId, form.startDate, isoOf(dayOf(form.endDate) + 1));
	const send = () =>
		sending.run(async () => {
			await addLease(bodyOf(form, hold.id));
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
		<Modal
			open
			width={920}
			title={t("签订长租 | New lease")}
			onCancel={close}
			onOk={save}
			okText={t("保存 | Save")}
			cancelText={t("取消 | Cancel")}
			confirmLoading={sending.busy}
			mask={{ closable: false }}
		>
			<Problem text={sending.problem} />
			<Taken taken={hold.taken} problem={hold.problem} choose={(unitId) => change({ unitId })} />
			<div className={styles.columns}>
				<Fields form={form} errors={sending.errors} onChange={change} />
				<Preview form={form} />
			</div>
		</Modal>
	);
}

function firstForm(unitId: string | null, startDate: string): Form {
	const endDate = isoOf(dayOf(addMonths(startDate, 12)) - 1);
	return {
		unitId,
		name: "",
		phone: "",
		idNo: "",
		startDate,
		endDate,
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
	if (form.endDate < earliestEnd(form.startDate))
		faults.endDate = "租期至少1个月 | A lease lasts at least one month";
	return faults;
}

function bodyOf(form: Form, holdId: string | null): Record<string, unknown> {
	const { name, phone, idNo, ...rest } = form;
	return {
		...rest,
		tenant: { name: name.trim(), phone: phone.trim(), idNo: idNo || null },
		depositCharged: form.depositMonths > 0,
		...(holdId ? { holdId } : {}),
	};
}

interface FieldsProps {
	form: Form;
	errors: Record<string, string>;
	onChange: (part: Partial<Form>) => void;
}

function Fields({ form, errors, onChange }: FieldsProps) {
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
					onChange={(day) =>
						day && onChange({ startDate: day, endDate: isoOf(dayOf(addMonths(day, 12)) - 1) })
					}
				/>
			</Field>
			<Field label={t("结束日期（含） | Last day (inclusive)")} required error={errors.endDate}>
				<DayInput
					label={t("结束日期 | Last day")}
					value={form.endDate}
					min={earliestEnd(form.startDate)}
					onChange={(day) => day && onChange({ endDate: day })}
				/>
			</Field>
			{text("price", t("月租 | Rent per month"), errors.price, true)}
			<Field label={t("付款方式 | Paid")}>
				<DictSelect
					code="pay_cycle"
					label={t("付款方式 | Paid")}
					value={String(form.payCycle)}
					onChange={(cycle) => onChange({ payCycle: Number(cycle) })}
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

function Preview({ form }: { form: Form }) {
	if (toFen(form.price) <= 0 || form.endDate < earliestEnd(form.startDate)) {
		return (
			<p className={styles.hint}>{t("填写月租后显示账单 | The bills appear once the rent is entered")}</p>
		);
	}
	const bills = planBills({
		start: form.startDate,
		end: form.endDate,
		cycle: form.payCycle,
		price: form.price,
		advanceDays: 7,
	});
	const deposit = toYuan(toFen(form.price) * form.depositMonths);
	return (
		<div>
			<div className={styles.total}>
				<span>{t("租金合计（{n}期） | Rent in all ({n} bills)", { n: bills.length })}</span>
				<b>¥{showYuan(sumYuan(bills.map((bill) => bill.amount)))}</b>
			</div>
			<div className={styles.total}>
				<span>{t("押金 | Deposit")}</span>
				<b>¥{showYuan(deposit)}</b>
			</div>
			<table className={styles.lines}>
				<thead>
					<tr>
						<th scope="col">{t("账期 | Period")}</th>
						<th scope="col">{t("应付日 | Due")}</th>
						<th scope="col">{t("金额 | Amount")}</th>
					</tr>
				</thead>
				<tbody>
					{bills.slice(0, 40).map((bill) => (
						<tr key={bill.from}>
							<td>
								{bill.from} → {bill.to}
							</td>
							<td>{bill.due}</td>
							<td>{showYuan(bill.amount)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
