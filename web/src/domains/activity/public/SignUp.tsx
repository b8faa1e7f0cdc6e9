/** Whoever has the link signs up for an activity here, without an account; made for a phone first. */

import { useQuery } from "@tanstack/react-query";
import Button from "antd/es/button";
import Descriptions from "antd/es/descriptions";
import Flex from "antd/es/flex";
import Result from "antd/es/result";
import Typography from "antd/es/typography";
import { lazy, Suspense, useEffect, useState } from "react";
import { loadChunk } from "@/kit/chunk";
import { followBrowser, type Pair, t } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import { PublicPage } from "@/parts/PublicPage";
import { QrCode } from "@/parts/qr/QrCode";
import { Waiting } from "@/parts/Waiting";
import { type OpenActivity, openActivity, type SignedUp } from "./api";
import { BrokenLink } from "./BrokenLink";
import { SignUpForm } from "./SignUpForm";

const RichView = lazy(() => loadChunk(() => import("@/parts/rich-text/RichView")));

const CLOSED: Readonly<Partial<Record<OpenActivity["signing"], Pair>>> = {
	early: "报名尚未开始 | Signing up has not begun",
	closed: "报名已截止 | Signing up is closed",
	full: "名额与候补均已满 | All seats and the waiting list are full",
	members: "仅限会员，请联系主办方报名 | For members only; please ask the organiser",
};

export default function SignUp() {
	const [token] = useState(() => location.hash.slice(1));
	const [signed, setSigned] = useState<SignedUp | null>(null);
	useEffect(followBrowser, []);
	const { data, error, refetch } = useQuery({
		queryKey: ["sign-up", token],
		queryFn: () => openActivity(token),
		enabled: token !== "",
		retry: false,
	});
	useEffect(() => {
		if (data) document.title = data.title;
	}, [data]);
	if (token === "" || (error && !data)) return <BrokenLink error={error} />;
	if (!data) return <Waiting />;
	return (
		<PublicPage>
			<Typography.Title level={3}>{data.title}</Typography.Title>
			<Typography.Paragraph type="secondary">{data.organisation}</Typography.Paragraph>
			{signed ? (
				<Ticket signed={signed} />
			) : (
				<>
					<Facts activity={data} />
					{CLOSED[data.signing] ? (
						<EmptyBox title={t(CLOSED[data.signing] as Pair)} />
					) : (
						<SignUpForm activity={data} token={token} onSigned={setSigned} onRefused={() => void refetch()} />
					)}
				</>
			)}
		</PublicPage>
	);
}

function Facts({ activity }: { activity: OpenActivity }) {
	const contact = [activity.contact, activity.contactPhone].filter(Boolean).join(" ");
	const lines: Array<[string, string | null]> = [
		[t("时间 | Time"), `${activity.beginAt.slice(0, 16)} – ${activity.endAt.slice(0, 16)}`],
		[t("地点 | Place"), activity.place],
		[t("主办 | Organiser"), activity.organiser],
		[t("联系 | Contact"), contact],
		[
			t("费用 | Fee"),
			Number(activity.fee) === 0
				? t("免费 | Free")
				: t("{fee} 元/人 | {fee} yuan each", { fee: activity.fee }),
		],
		[t("报名截止 | Sign up by"), activity.signEnd.slice(0, 16)],
		[
			t("剩余名额 | Seats left"),
			activity.signing === "waiting" ? t("已满，可候补 | Full, with a waiting list") : String(activity.left),
		],
		[
			t("审核 | Approval"),
			activity.needReview ? t("报名后由主办方审核 | The organiser approves each sign-up") : null,
		],
	];
	return (
		<>
			<Descriptions
				column={1}
				size="small"
				items={lines.flatMap(([label, children]) => (children ? [{ key: label, label, children }] : []))}
			/>
			{activity.content && (
				<Suspense fallback={null}>
					<RichView html={activity.content} />
				</Suspense>
			)}
		</>
	);
}

/** What came of it, and what follows. */
function wordsOf({ state, place }: SignedUp): [title: string, text: string] {
	if (state === "waiting")
		return [
			t("已进入候补，您排第 {place} 位 | You are number {place} on the waiting list", { place: place ?? 1 }),
			t(
				"有名额空出时按顺序转正，凭此票号入场。 | When a seat becomes free you move up in order, and this ticket lets you in.",
			),
		];
	if (state === "reviewing")
		return [
			t("报名已提交，等待审核 | Your sign-up waits for approval"),
			t(
				"审核结果会发短信告知，通过后凭此票号入场。 | A message tells you the outcome; once approved, this ticket lets you in.",
			),
		];
	return [
		t("报名成功 | You are signed up"),
		t("请保存此页，凭二维码或票号签到入场。 | Keep this page: the code or the number lets you in."),
	];
}

function Ticket({ signed }: { signed: SignedUp }) {
	const [title, text] = wordsOf(signed);
	return (
		<Flex vertical align="center" gap="var(--ant-margin-sm)">
			<Result status={signed.state === "confirmed" ? "success" : "info"} title={title} subTitle={text} />
			<QrCode svg={signed.svg} state="ready" alt={t("入场二维码 | QR code of the ticket")} />
			<Typography.Title level={3} data-ticket>
				{signed.ticketNo.match(/.{1,4}/g)?.join(" ")}
			</Typography.Title>
			<Button href={`/act/ticket#${signed.link}`} data-ticket-link>
				{t("打开我的票 | Open my ticket")}
			</Button>
			<span>
				{t("{seats} 人，费用 {fee} 元 | {seats} people, {fee} yuan", {
					seats: signed.seats,
					fee: signed.fee,
				})}
			</span>
		</Flex>
	);
}
