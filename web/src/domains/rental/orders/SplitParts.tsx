/** Further ways of paying in a split payment; what they leave over is paid by the main method. */

import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Typography from "antd/es/typography";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { type Part, partsOf } from "../cashier/amount";
import { showYuan } from "../cashier/money";
import styles from "./order.module.css";
import { DictSelect } from "./parts";

interface SplitProps {
	amount: string;
	method: Part["method"];
	parts: Part[];
	onChange: (parts: Part[]) => void;
}

const MOST = 4;

export function SplitParts({ amount, method, parts, onChange }: SplitProps) {
	const change = (at: number, part: Partial<Part>) =>
		onChange(parts.map((one, index) => (index === at ? { ...one, ...part } : one)));
	const whole = partsOf(amount, method, parts);
	return (
		<Flex vertical gap="var(--ant-margin-xxs)" className={look.wide} data-parts={parts.length}>
			{parts.map((part, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity
				<Flex key={at} gap="small" className={styles.part}>
					<DictSelect
						code="pay_method"
						label={t("另付方式 | Other method")}
						value={part.method}
						onChange={(value) => change(at, { method: value })}
					/>
					<Input
						inputMode="decimal"
						prefix="¥"
						value={part.amount}
						aria-label={t("另付金额 | Other amount")}
						onChange={(event) => change(at, { amount: event.target.value })}
					/>
					<Button
						type="text"
						aria-label={t("移除 | Remove")}
						onClick={() => onChange(parts.filter((_, index) => index !== at))}
					>
						✕
					</Button>
				</Flex>
			))}
			<Flex wrap align="center" justify="space-between" gap="small">
				<Button
					type="link"
					size="small"
					disabled={parts.length >= MOST}
					onClick={() => onChange([...parts, { method: "wechat", amount: "" }])}
				>
					{t("+ 拆分支付 | + Split the payment")}
				</Button>
				{parts.length > 0 && (
					<Typography.Text role="status" {...(whole ? {} : { type: "danger" })}>
						{whole
							? t("其余 ¥{sum} 按上方方式 | The remaining ¥{sum} by the method above", {
									sum: showYuan(whole[whole.length - 1]?.amount),
								})
							: t("各笔之和须小于总额 | The parts must stay below the whole")}
					</Typography.Text>
				)}
			</Flex>
		</Flex>
	);
}
