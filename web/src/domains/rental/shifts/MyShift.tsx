/** My shift, on the cashier: what should be in the drawer, and what there is to begin, to count or to take over. */
import Alert from "antd/es/alert";
import Button from "antd/es/button";
import Card from "antd/es/card";
import Flex from "antd/es/flex";
import Statistic from "antd/es/statistic";
import { useState } from "react";
import { Link } from "react-router";
import { type Describe, useDescribe } from "@/engine/describe";
import { ActionPanel } from "@/engine/list/ActionPanel";
import { StepBar } from "@/engine/process/StepBar";
import { localize, t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { showYuan, sumText } from "../cashier/money";
import { SHIFTS, type Shift, useMyShift } from "./api";
import { type CashFigure, CashSum } from "./CashSum";

export function MyShift() {
	const describe = useDescribe(SHIFTS);
	if (!describe) return null;
	return <Mine describe={describe} />;
}

function Mine({ describe }: { describe: Describe }) {
	const { data, error, refetch } = useMyShift();
	const reread = () => void refetch();
	if (error) return <Broken error={error} retry={reread} />;
	if (!data) return <Waiting />;
	const { shift, waiting, outside } = data;
	return (
		<Card variant="borderless" size="small" aria-label={t("我的班次 | My shift")} role="region">
			<Flex vertical gap="small">
				{waiting.map(({ id, no, operator }) => (
					<Alert
						key={id}
						type="warning"
						showIcon
						title={t("{who}已清点交班，等您接班 | {who} has counted; you are to take over", {
							who: operator,
						})}
						action={<Link to={`/${SHIFTS}?open=${id}`}>{no}</Link>}
					/>
				))}
				{shift ? (
					<OnDuty shift={shift} describe={describe} reread={reread} />
				) : (
					<Begin describe={describe} reread={reread} />
				)}
				{outside.count > 0 && (
					<span className={look.note}>
						{t(
							"今日未当班收付的现金 {n} 笔，净额 ¥{sum} | Cash of today outside a shift: {n} lines, ¥{sum} net",
							{ n: outside.count, sum: showYuan(outside.amount) },
						)}
					</span>
				)}
			</Flex>
		</Card>
	);
}

interface Props {
	describe: Describe;
	reread: () => void;
}

function OnDuty({ shift, describe, reread }: Props & { shift: Shift }) {
	const figures: [string, string, string, CashFigure?][] = [
		["float", t("备用金 | Float"), shift.openCash],
		["in", t("收现金 | Cash received"), shift.cashIn, "cashIn"],
		["out", t("付现金 | Cash paid out"), shift.cashOut, "cashOut"],
		["expected", t("抽屉应有 | Should be in the drawer"), shift.expected, "expected"],
	];
	return (
		<Flex wrap align="center" gap="var(--ant-margin) var(--ant-margin-xxl)" data-shift={shift.id}>
			<Flex vertical>
				<b>{t("我的班次 | My shift")}</b>
				<Link to={`/${SHIFTS}?open=${shift.id}`}>{shift.no}</Link>
				<span className={look.note}>
					{t("{time} 开班 | since {time}", { time: shift.begunAt.slice(5, 16) })}
				</span>
			</Flex>
			{figures.map(([key, label, yuan, figure]) => (
				<Statistic
					key={key}
					title={label}
					value={sumText(yuan)}
					data-sum={key}
					{...(figure && { formatter: () => <CashSum shift={shift} figure={figure} label={label} large /> })}
				/>
			))}
			<span className={look.end}>
				<StepBar describe={describe} row={{ ...shift, rowVersion: shift.version }} onDone={reread} />
			</span>
		</Flex>
	);
}

function Begin({ describe, reread }: Props) {
	const [opened, open] = useState(false);
	const begin = describe.actions.find(({ code }) => code === "begin");
	return (
		<Flex wrap align="center" gap="small">
			<span className={look.quiet}>
				{t("您没有当班，收付的现金不计入任何班次 | You are on no shift: cash that you take counts in none")}
			</span>
			{begin && (
				<span className={look.end}>
					<Button type="primary" onClick={() => open(true)}>
						{localize(begin.label)}
					</Button>
				</span>
			)}
			{begin && opened && (
				<ActionPanel
					describe={describe}
					opened={{ action: begin, rows: [] }}
					onClose={() => {
						open(false);
						reread();
					}}
				/>
			)}
		</Flex>
	);
}
