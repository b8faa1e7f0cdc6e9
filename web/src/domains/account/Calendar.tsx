/** The address by which an app of one's own follows one's viewings, tasks, trips and activities; whoever has it sees them. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import Alert from "antd/es/alert";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Popconfirm from "antd/es/popconfirm";
import Typography from "antd/es/typography";
import { useState } from "react";
import { useReadOnly } from "@/kit/rights";
import { t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import { useSending } from "@/parts/dialog/useSending";
import { Waiting } from "@/parts/Waiting";
import { calendarQuery, endCalendar, makeCalendar } from "./api";

export default function Calendar() {
	const { data, error, refetch } = useQuery(calendarQuery);
	const client = useQueryClient();
	const readOnly = useReadOnly();
	const { busy, run } = useSending({ loud: true });
	const [url, setUrl] = useState("");
	if (!data) return error ? <Broken error={error} retry={() => void refetch()} /> : <Waiting />;
	const renewed = () => client.invalidateQueries({ queryKey: calendarQuery.queryKey });
	const make = () =>
		run(async () => {
			setUrl((await makeCalendar()).url);
			await renewed();
		});
	const end = () =>
		run(async () => {
			await endCalendar();
			setUrl("");
			await renewed();
		}, "日历地址已停用 | The calendar address is switched off");
	return (
		<Flex vertical gap="middle" align="start" data-calendar={data.active}>
			<Typography.Text type="secondary">
				{t(
					"在手机或电脑的日历里订阅此地址，看房、任务、出差、跟进和已报名的活动会自动出现。 | Subscribe to this address in the calendar of your phone or computer: viewings, tasks, trips, follow-ups and activities that you signed up for appear by themselves.",
				)}
			</Typography.Text>
			{url && (
				<Alert
					type="warning"
					showIcon
					title={t(
						"地址只显示这一次，知道它的人都能看到您的日程 | Shown this once; whoever knows it sees your days",
					)}
					description={
						<Typography.Text copyable style={{ overflowWrap: "anywhere" }} data-address>
							{url}
						</Typography.Text>
					}
				/>
			)}
			<Typography.Text>
				{data.active
					? [
							t("已启用，{at} 生成 | On, made at {at}", { at: data.madeAt ?? "" }),
							data.readAt
								? t("最近读取 {at} | last fetched {at}", { at: data.readAt })
								: t("还没有应用读取 | no app has fetched it yet"),
						].join(t("； | ; "))
					: t("未启用 | Off")}
			</Typography.Text>
			{!readOnly && (
				<Flex gap="small">
					{data.active ? (
						<>
							<Popconfirm
								title={t("旧地址立即失效，继续？ | The old address ends at once. Go on?")}
								onConfirm={() => void make()}
							>
								<Button disabled={busy}>{t("更换地址 | New address")}</Button>
							</Popconfirm>
							<Button danger disabled={busy} onClick={() => void end()}>
								{t("停用 | Switch off")}
							</Button>
						</>
					) : (
						<Button type="primary" loading={busy} onClick={() => void make()}>
							{t("生成地址 | Make an address")}
						</Button>
					)}
				</Flex>
			)}
		</Flex>
	);
}
