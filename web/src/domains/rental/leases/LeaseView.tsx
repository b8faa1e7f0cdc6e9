/** A lease whole: where it is, what may be done with it, its sums, and its parts below each other. */
import Alert from "antd/es/alert";
import Descriptions from "antd/es/descriptions";
import Flex from "antd/es/flex";
import Tabs from "antd/es/tabs";
import Tag from "antd/es/tag";
import type { ReactNode } from "react";
import { useDescribe } from "@/engine/describe";
import { Timeline } from "@/engine/detail/Timeline";
import { recordTabs } from "@/engine/record-extras";
import { momentText } from "@/kit/format";
import { t } from "@/kit/text";
import { Sums } from "@/parts/figure/Amount";
import { stateText } from "../board/words";
import { showYuan, sumText } from "../cashier/money";
import { useDictText } from "../orders/dict";
import styles from "../orders/order.module.css";
import type { LeaseDetail } from "./api";
import { Milestones } from "./Milestones";
import { PARTS } from "./parts";
import { Signing } from "./Signing";

export function LeaseView({ lease }: { lease: LeaseDetail }) {
	const describe = useDescribe("rental/lease");
	const more = recordTabs({ path: "rental/lease", id: lease.id, name: lease.contractNo });
	const history = describe && {
		key: "timeline",
		label: t("时间线 | Timeline"),
		children: <Timeline describe={describe} id={lease.id} />,
	};
	const whole = { key: "lease", label: t("合同 | Lease"), children: <Whole lease={lease} /> };
	return <Tabs size="small" items={[whole, ...more, ...(history ? [history] : [])]} />;
}

function Whole({ lease }: { lease: LeaseDetail }) {
	const explained = (figure: "paid" | "balance" | "depositHeld") =>
		({ of: "lease", id: lease.id, version: lease.version, figure }) as const;
	return (
		<Flex vertical gap="middle" data-lease={lease.id}>
			<Notice lease={lease} />
			<Milestones lease={lease} />
			<Signing lease={lease} />
			<Facts lease={lease} />
			<Sums
				sums={[
					{ label: t("合同总额 | In all"), yuan: lease.total },
					{ label: t("已付 | Paid"), yuan: lease.paid, explained: explained("paid") },
					{ label: t("约定押金 | Deposit agreed"), yuan: lease.deposit },
					{
						label: t("在押 | Deposit held"),
						yuan: lease.depositHeld,
						explained: explained("depositHeld"),
					},
					{
						label: t("到期未付 | Due and unpaid"),
						yuan: lease.balance,
						owed: true,
						explained: explained("balance"),
					},
				]}
			/>
			{PARTS.filter(({ shown }) => shown?.(lease) ?? true).map(({ key, title, View }) => (
				<section key={key} aria-label={title && t(title)} data-part={key}>
					{title && <h4 className={styles.section}>{t(title)}</h4>}
					<View lease={lease} />
				</section>
			))}
		</Flex>
	);
}

/** What has to be done before a day, or should have been. */
function Notice({ lease }: { lease: LeaseDetail }) {
	const text = noticeOf(lease);
	return text && <Alert type="warning" showIcon title={text} />;
}

function noticeOf({ holdUntil, ending, holdover, endDate, accrued }: LeaseDetail): string | null {
	if (holdUntil) {
		const at = momentText(holdUntil, "YYYY-MM-DD HH:mm");
		return t("{at} 前未签署将自动作废并释放房源 | Void unless it goes on before {at}", { at });
	}
	if (accrued)
		return t(
			"租期已于 {endDate} 届满，尚未退租；{from} 至 {to} 的租金 ¥{sum} 待结算 | The term ended on {endDate}, nobody has left; rent of {from} to {to}, ¥{sum}, waits for the settlement",
			{ endDate, from: accrued.from, to: accrued.to, sum: showYuan(accrued.amount) },
		);
	if (holdover)
		return t("租期已于 {endDate} 届满，尚未退租 | The term ended on {endDate}, nobody has left", { endDate });
	return ending ? t("租期将于 {endDate} 届满 | The term ends on {endDate}", { endDate }) : null;
}

function Facts({ lease }: { lease: LeaseDetail }) {
	const kind = useDictText("contract_type_view");
	const billing = useDictText("billing_state");
	const cycle = useDictText("pay_cycle");
	const facts: [string, ReactNode][] = [
		[
			t("状态 | State"),
			<span key="state">
				<b>{stateText(lease.state)}</b> {lease.contractType && <Tag>{kind(lease.contractType)}</Tag>}
			</span>,
		],
		[t("承租人 | Lessee"), `${lease.tenantName} ${lease.tenantPhone}`],
		[t("房源 | Unit"), lease.unitTitle],
		[
			t("租期 | Term"),
			`${lease.startDate} → ${lease.endDate} · ${t("剩余{n}个月 | {n} months left", { n: lease.monthsLeft })}`,
		],
		[t("月租 | Rent"), `${sumText(lease.priceNow)} · ${cycle(lease.payCycle)}`],
		[t("账单 | Billing"), billing(lease.billingState)],
	];
	return (
		<Descriptions
			size="small"
			column={{ xs: 1, sm: 2 }}
			items={facts.map(([label, children]) => ({ key: label, label, children }))}
		/>
	);
}
