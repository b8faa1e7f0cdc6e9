/** What a guest pays or gets when they leave, in words and colours, with the way in which it changes hands. */
import Checkbox from "antd/es/checkbox";
import Typography from "antd/es/typography";
import { t } from "@/kit/text";
import { Field } from "@/parts/dialog/Field";
import type { CheckOutQuote } from "../api";
import { showYuan, toFen, toYuan } from "../cashier/money";
import { Check } from "./Check";
import { type HandMethod, handsOf, type Leaving } from "./leaving";
import styles from "./order.module.css";
import { DictSelect } from "./parts";

interface Props {
	quote: CheckOutQuote;
	form: Leaving;
	change: (part: Partial<Leaving>) => void;
}

/** The account without the deposit: what is owed, what is the guest's, or that it is even. */
export function BalanceLine({ quote: { balance, company }, open }: { quote: CheckOutQuote; open: boolean }) {
	const fen = toFen(balance);
	const sum = showYuan(balance.replace("-", ""));
	if (company && fen > 0)
		return (
			<Check ok>
				{t(
					"余额 ¥{sum} 挂账：{company}，不向客人收 | ¥{sum} goes on the account of {company}, not the guest's",
					{
						sum,
						company,
					},
				)}
			</Check>
		);
	if (fen === 0) return <Check ok>{t("账目已平 | The account is even")}</Check>;
	return (
		<Check {...(open && { ok: false })}>
			<Typography.Text type={fen > 0 ? "danger" : "warning"}>
				{fen > 0
					? t("客人欠 ¥{sum} | The guest owes ¥{sum}", { sum })
					: t("客人多付 ¥{sum}，应退 | The guest paid ¥{sum} too much", { sum })}
			</Typography.Text>
		</Check>
	);
}

/** What becomes of the deposit. */
export function DepositLine({ quote, kept }: { quote: CheckOutQuote; kept: boolean }) {
	const held = toFen(quote.depositHeld);
	if (held === 0) return <Check ok>{t("无在押押金 | No deposit is held")}</Check>;
	const sum = showYuan(quote.depositHeld);
	if (kept)
		return (
			<Check ok={false}>
				{t("押金 ¥{sum} 暂不退，订单不结清 | The deposit of ¥{sum} stays here, so the order stays open", {
					sum,
				})}
			</Check>
		);
	const used = held + Math.max(-toFen(quote.balance), 0) - toFen(quote.settled.gives);
	return (
		<Check ok>
			{used > 0
				? t("押金 ¥{sum} 抵欠款 ¥{used} | ¥{used} of the deposit of ¥{sum} pays what is owed", {
						sum,
						used: showYuan(toYuan(used)),
					})
				: t("退还押金 ¥{sum} | The deposit of ¥{sum} goes back", { sum })}
		</Check>
	);
}

export function LeavingFields({ quote, form, change }: Props) {
	const { gives, takes, tooMuch } = handsOf(quote, form);
	const label = gives > 0 ? t("退款方式 | Given back by") : t("收款方式 | Paid by");
	return (
		<>
			{toFen(quote.depositHeld) > 0 && (
				<Checkbox
					checked={form.keepDeposit}
					onChange={(event) => change({ keepDeposit: event.target.checked })}
				>
					{t("押金暂不退 | Keep the deposit for now")}
				</Checkbox>
			)}
			{tooMuch && (
				<Typography.Text type="warning" role="status">
					{t(
						"你一人最多可退 ¥{sum}，超过的请在收银提交审批 | You may give back ¥{sum} by yourself; ask for more at the cashier",
						{ sum: showYuan(quote.alone) },
					)}
				</Typography.Text>
			)}
			{(gives > 0 || takes > 0) && (
				<div className={styles.grid}>
					<div data-hands={gives > 0 ? "out" : "in"}>
						<Typography.Title
							level={3}
							type={gives > 0 ? "danger" : "success"}
							style={{ marginBlock: "var(--ant-margin-xs)" }}
						>
							{gives > 0
								? t("退给客人 ¥{sum} | To the guest ¥{sum}", { sum: showYuan(toYuan(gives)) })
								: t("向客人收 ¥{sum} | From the guest ¥{sum}", { sum: showYuan(toYuan(takes)) })}
						</Typography.Title>
					</div>
					<Field label={label}>
						<DictSelect<HandMethod>
							code="pay_method"
							label={label}
							only={BY_HAND}
							value={form.method}
							onChange={(method) => change({ method })}
						/>
					</Field>
				</div>
			)}
		</>
	);
}

/** A company's account is no way to hand money over. */
const BY_HAND: readonly HandMethod[] = ["cash", "wechat", "alipay", "card", "transfer", "other"];
