/** Who signed in and who did what, under the visits of the last seven days. */

import { useQuery } from "@tanstack/react-query";
import Flex from "antd/es/flex";
import Segmented from "antd/es/segmented";
import { useState } from "react";
import { useDescribe } from "@/engine/describe";
import { ListView } from "@/engine/list/ListView";
import { useAddressState } from "@/engine/list/useListState";
import { t } from "@/kit/text";
import { Bars } from "@/parts/Bars";
import { EmptyBox } from "@/parts/EmptyBox";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { visitDays, visitTotals } from "./api";
import styles from "./log.module.css";

const KINDS = { "1": { logType: "1" }, "2": { logType: "2" } } as const;

export default function LogPage() {
	const describe = useDescribe("sys/log");
	const control = useAddressState();
	const [kind, setKind] = useState<keyof typeof KINDS>("1");
	if (describe === undefined) return <Waiting />;
	if (describe === null) return <EmptyBox title={t("没有查看权限 | No right to see this")} />;
	return (
		<>
			<VisitFigures />
			<Segmented
				className={styles.kinds ?? ""}
				aria-label={t("日志类型 | Kind of log")}
				value={kind}
				onChange={setKind}
				options={[
					{ value: "1", label: t("登录日志 | Sign-ins") },
					{ value: "2", label: t("操作日志 | Operations") },
				]}
			/>
			<ListView key={kind} describe={describe} control={control} fixed={KINDS[kind]} />
		</>
	);
}

function VisitFigures() {
	const totals = useQuery(visitTotals());
	const days = useQuery(visitDays());
	const figures = [
		[t("今日访问 | Visits today"), totals.data?.todayVisitCount],
		[t("今日 IP | Addresses today"), totals.data?.todayIp],
		[t("累计访问 | Visits in all"), totals.data?.totalVisitCount],
	] as const;
	return (
		<Flex
			component="section"
			wrap
			align="center"
			justify="space-between"
			gap="large"
			className={look.sheet}
			aria-label={t("访问统计 | Visits")}
		>
			<Flex component="dl" wrap gap="large">
				{figures.map(([name, value]) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd className={styles.figure}>{value ?? "–"}</dd>
					</div>
				))}
			</Flex>
			{days.data && (
				<Bars
					label={t("近 7 天访问 | Visits of the last 7 days")}
					bars={days.data.map((day) => ({
						key: day.tian,
						name: day.type,
						value: day.visit,
						text: t("{day}：{visit} 次，{ip} 个 IP | {day}: {visit} visits, {ip} addresses", {
							day: day.tian,
							visit: day.visit,
							ip: day.ip,
						}),
					}))}
				/>
			)}
		</Flex>
	);
}
