/** The cashier (收银): amount, method and change above, the ledger with its running balance below. */
import Button from "antd/es/button";
import Input from "antd/es/input";
import Modal from "antd/es/modal";
import { useState } from "react";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { actOnOrder, type OrderDetail } from "../api";
import { isoOf, shanghaiToday } from "../core/day";
import { showYuan, toFen } from "../core/money";
import type { DialogProps } from "../view/Dialogs";
import { changeFor, expectedAmount, likelyProject, PROJECTS, pressKey } from "./amount";
import { Ledger } from "./Ledger";
import { MoneyFacts } from "./MoneyFacts";
import styles from "./order.module.css";
import { DayInput, DictSelect, Field, Problem, useKeepOrder, useOrder, useSending } from "./parts";

export default function CashierDialog({ dialog, close }: DialogProps<"cashier">) {
	const { data: order } = useOrder(dialog.orderId);
	return (
		<Modal open width={820} title={t("收银 | Cashier")} onCancel={close} footer={null} loading={!order}>
			{order && (
				<>
					<p>
						<b>{order.orderNo}</b> {order.contactName} · {order.unitTitle} · {order.checkIn} →{" "}
						{order.checkOut}
					</p>
					<MoneyFacts order={order} />
					<Receive key={order.version} order={order} />
					<h4 className={styles.section}>{t("流水 | Ledger")}</h4>
					<Ledger order={order} />
				</>
			)}
		</Modal>
	);
}

const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", ".", "0", "⌫"];

function Receive({ order }: { order: OrderDetail }) {
	const keep = useKeepOrder();
	const sending = useSending();
	const [project, setProject] = useState(() => likelyProject(order));
	const [amount, setAmount] = useState(() => expectedAmount(order, project));
	const [method, setMethod] = useState("cash");
	const [paidOn, setPaidOn] = useState(() => isoOf(shanghaiToday()));
	const [note, setNote] = useState("");
	const [given, setGiven] = useState("");
	/** The first key replaces what was pre-filled. */
	const [touched, setTouched] = useState(false);
	const allowed = order.can.includes("cashier");
	const takesIn = !["deposit_out", "refund", "deposit_deduct", "discount"].includes(project);
	const post = () => {
		if (toFen(amount) <= 0) {
			sending.refuse({ amount: "请输入大于0的金额 | Enter an amount above 0" });
			return;
		}
		void sending.run(async () => {
			keep(
				await actOnOrder("cashier", {
					id: order.id,
					version: order.version,
					project,
					amount,
					method,
					paidOn,
					note,
				}),
			);
			toast("success", "已入账 | Posted");
		});
	};
	const change = changeFor(amount, given);
	return (
		<form
			className={styles.cashier}
			onSubmit={(event) => {
				event.preventDefault();
				post();
			}}
		>
			<div className={styles.grid}>
				<Field wide label={t("金额 | Amount")} required error={sending.errors.amount}>
					<Input
						styles={{ input: { fontSize: 22, fontWeight: 600, textAlign: "right" } }}
						size="large"
						prefix="¥"
						inputMode="decimal"
						aria-label={t("金额 | Amount")}
						value={amount}
						onChange={(event) => setAmount(event.target.value)}
						autoFocus
					/>
				</Field>
				<Field label={t("收款项目 | Item")} required error={sending.errors.project}>
					<DictSelect
						code="cash_project"
						label={t("收款项目 | Item")}
						only={PROJECTS}
						value={project}
						onChange={(value) => {
							setProject(value);
							setAmount(expectedAmount(order, value));
						}}
					/>
				</Field>
				<Field label={t("支付方式 | Method")} required error={sending.errors.method}>
					<DictSelect code="pay_method" label={t("支付方式 | Method")} value={method} onChange={setMethod} />
				</Field>
				<Field label={t("付款日期 | Payment date")} required error={sending.errors.paidOn}>
					<DayInput
						label={t("付款日期 | Payment date")}
						value={paidOn}
						onChange={(value) => setPaidOn(value ?? paidOn)}
					/>
				</Field>
				<Field label={t("备注 | Note")}>
					<Input
						value={note}
						maxLength={200}
						aria-label={t("备注 | Note")}
						onChange={(event) => setNote(event.target.value)}
					/>
				</Field>
				{method === "cash" && takesIn && (
					<>
						<Field label={t("实收现金 | Cash given")}>
							<Input
								inputMode="decimal"
								value={given}
								aria-label={t("实收现金 | Cash given")}
								onChange={(event) => setGiven(event.target.value)}
							/>
						</Field>
						<div className={styles.change} role="status">
							<span>{t("找零 | Change")}</span>
							<span>
								{given === "" ? "—" : change === null ? t("不足 | Too little") : `¥${showYuan(change)}`}
							</span>
						</div>
					</>
				)}
				<div className={styles.fieldWide}>
					<Problem text={sending.problem} />
					<Button
						type="primary"
						htmlType="submit"
						size="large"
						block
						loading={sending.busy}
						disabled={!allowed}
						title={order.reasons.cashier}
					>
						{takesIn
							? t("收款 ¥{sum} | Receive ¥{sum}", { sum: showYuan(amount) })
							: t("入账 ¥{sum} | Post ¥{sum}", { sum: showYuan(amount) })}
					</Button>
				</div>
			</div>
			<div className={styles.keypad} role="toolbar" aria-label={t("数字键 | Keypad")}>
				{KEYS.map((key) => (
					<button
						type="button"
						key={key}
						onClick={() => {
							setAmount(pressKey(touched ? amount : "", key));
							setTouched(true);
						}}
						aria-label={key === "⌫" ? t("退格 | Delete") : key}
					>
						{key}
					</button>
				))}
				<button type="button" onClick={() => setAmount("")}>
					C
				</button>
				<button
					type="button"
					style={{ gridColumn: "span 2" }}
					onClick={() => {
						setAmount(expectedAmount(order, project));
						setTouched(false);
					}}
				>
					{t("应收 | Due")}
				</button>
			</div>
		</form>
	);
}
