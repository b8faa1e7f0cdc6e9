/** One's own ticket by its link, without an account: its code, where and when, what became of it, and giving the seat back. */

import { useQuery, useQueryClient } from "@tanstack/react-query";
import Button from "antd/es/button";
import Descriptions from "antd/es/descriptions";
import Flex from "antd/es/flex";
import Popconfirm from "antd/es/popconfirm";
import Tag from "antd/es/tag";
import Typography from "antd/es/typography";
import { useEffect, useState } from "react";
import { followBrowser, localize, type Pair, t } from "@/kit/text";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import { PublicPage } from "@/parts/PublicPage";
import { QrCode } from "@/parts/qr/QrCode";
import { Waiting } from "@/parts/Waiting";
import { cancelSeat, keepTicket, type OpenTicket, openTicket } from "./api";
import { BrokenLink } from "./BrokenLink";

const AGAIN_MS = 30_000;
const STATES: Readonly<Record<string, readonly [color: string, label: Pair]>> = {
	reviewing: ["gold", "待审核 | To be reviewed"],
	waiting: ["orange", "候补 | Waiting"],
	confirmed: ["blue", "已确认 | Confirmed"],
	checked_in: ["green", "已签到 | Signed in"],
	refused: ["red", "未通过 | Not approved"],
	cancelled: ["default", "已取消 | Cancelled"],
	absent: ["red", "缺席 | Absent"],
};

export default function TicketPage() {
	const [token] = useState(() => location.hash.slice(1));
	useEffect(followBrowser, []);
	const { data, error } = useQuery({
		queryKey: ["ticket", token],
		queryFn: () => openTicket(token),
		enabled: token !== "",
		retry: false,
		refetchInterval: AGAIN_MS,
	});
	useEffect(() => {
		if (!data) return;
		document.title = data.title;
		keepTicket(data.activityId, token);
	}, [data, token]);
	if (token === "" || (error && !data)) return <BrokenLink error={error} />;
	if (!data) return <Waiting />;
	return (
		<PublicPage>
			<Typography.Title level={3}>{data.title}</Typography.Title>
			<Typography.Paragraph type="secondary">{data.organisation}</Typography.Paragraph>
			<Flex vertical align="center" gap="var(--ant-margin-sm)">
				<State ticket={data} />
				{data.svg && <QrCode svg={data.svg} state="ready" alt={t("入场二维码 | QR code of the ticket")} />}
				<Typography.Title level={3} data-ticket>
					{data.ticketNo.match(/.{1,4}/g)?.join(" ")}
				</Typography.Title>
			</Flex>
			<Facts ticket={data} />
			{data.mayCancel && <Cancel ticket={data} token={token} />}
		</PublicPage>
	);
}

function State({ ticket: { state, queue, checkedAt, reason } }: { ticket: OpenTicket }) {
	const [color, label] = STATES[state] ?? ["default", " | "];
	return (
		<>
			<Tag color={color} data-state={state}>
				{t(label)}
			</Tag>
			{queue !== null && <span>{t("您排第 {queue} 位 | You are number {queue} in line", { queue })}</span>}
			{checkedAt && <span>{checkedAt.slice(0, 16)}</span>}
			{reason && <span>{localize(reason)}</span>}
		</>
	);
}

function Facts({ ticket }: { ticket: OpenTicket }) {
	const lines: Array<[string, string | null]> = [
		[t("姓名 | Name"), ticket.name],
		[t("场次 | Session"), ticket.session],
		[t("时间 | Time"), `${ticket.beginAt.slice(0, 16)} – ${ticket.endAt.slice(0, 16)}`],
		[t("地点 | Place"), ticket.place],
		[t("人数 | People"), String(ticket.seats)],
		[t("费用（元） | Fee (yuan)"), ticket.fee],
		[t("联系 | Contact"), [ticket.contact, ticket.contactPhone].filter(Boolean).join(" ")],
	];
	return (
		<Descriptions
			column={1}
			size="small"
			items={lines.flatMap(([label, children]) => (children ? [{ key: label, label, children }] : []))}
		/>
	);
}

function Cancel({ ticket, token }: { ticket: OpenTicket; token: string }) {
	const client = useQueryClient();
	const { busy, problem, run } = useSending();
	const cancel = () => run(async () => client.setQueryData(["ticket", token], await cancelSeat(token)));
	const kept =
		Number(ticket.kept) > 0
			? t("已缴的费用最多扣 {kept} 元。 | Of what was paid up to {kept} yuan are kept.", {
					kept: ticket.kept,
				})
			: t("已缴的费用全额退还。 | What was paid is given back in full.");
	return (
		<Flex vertical gap="var(--ant-margin-sm)">
			<Problem text={problem} />
			<Popconfirm
				title={t("取消后名额让给他人，不能恢复。 | Your seat goes to somebody else and does not come back.")}
				description={Number(ticket.fee) > 0 ? kept : null}
				okText={t("取消报名 | Cancel it")}
				cancelText={t("保留 | Keep it")}
				onConfirm={() => void cancel()}
			>
				<Button danger block loading={busy}>
					{t("取消报名 | Cancel the registration")}
				</Button>
			</Popconfirm>
		</Flex>
	);
}
