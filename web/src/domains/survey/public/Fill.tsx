/** The public page of a questionnaire or a vote, by its link; made for a phone, and nobody needs to be signed in. */
import { useQuery } from "@tanstack/react-query";
import Alert from "antd/es/alert";
import Flex from "antd/es/flex";
import Result from "antd/es/result";
import Typography from "antd/es/typography";
import { type ReactNode, useState } from "react";
import { Link, useParams } from "react-router";
import { loginPath } from "@/kit/login-path";
import { localize, t } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import { PublicPage, PublicWord } from "@/parts/PublicPage";
import { Waiting } from "@/parts/Waiting";
import { openSurvey, type PublicSurvey } from "./api";
import { Questions } from "./Questions";
import { Vote } from "./Vote";

export default function Fill() {
	const { token = "" } = useParams();
	const [thanks, setThanks] = useState<string | null>(null);
	const { data, error, refetch } = useQuery({
		queryKey: ["svy/public", token],
		queryFn: () => openSurvey(token),
		retry: false,
		staleTime: Number.POSITIVE_INFINITY,
	});
	if (error && !data)
		return (
			<PublicWord>
				<EmptyBox alarm title={t("打不开 | This cannot be opened")} text={localize(error.message)} />
			</PublicWord>
		);
	if (!data) return <Waiting />;
	if (thanks !== null || (data.done && data.kind !== "vote")) return <Thanks survey={data} more={thanks} />;
	return (
		<Frame survey={data}>
			{data.obstacle ? (
				<Obstacle survey={data} token={token} />
			) : data.kind === "vote" ? null : (
				<Questions survey={data} token={token} onSent={setThanks} />
			)}
			{data.kind === "vote" && <Vote survey={data} token={token} onVoted={() => void refetch()} />}
		</Frame>
	);
}

function Frame({ survey, children }: { survey: PublicSurvey; children: ReactNode }) {
	return (
		<PublicPage>
			<Typography.Title level={3}>{survey.title}</Typography.Title>
			<Typography.Paragraph type="secondary">{survey.organisation}</Typography.Paragraph>
			{survey.intro && (
				<Typography.Paragraph style={{ whiteSpace: "pre-line" }}>{survey.intro}</Typography.Paragraph>
			)}
			{survey.anonymous && (
				<Typography.Paragraph type="secondary">
					{t("匿名：不保存谁答了什么 | Anonymous: who said what is not kept")}
				</Typography.Paragraph>
			)}
			{survey.end && (
				<Typography.Paragraph type="secondary">
					{t("截止 {end} | Open until {end}", { end: survey.end.slice(0, 16) })}
				</Typography.Paragraph>
			)}
			{children}
		</PublicPage>
	);
}

function Obstacle({ survey, token }: { survey: PublicSurvey; token: string }) {
	return (
		<Flex vertical gap="small">
			<Alert type="warning" showIcon title={localize(survey.obstacle ?? "")} />
			{survey.signIn && <Link to={loginPath(`/svy/fill/${token}`)}>{t("去登录 | Sign in")}</Link>}
		</Flex>
	);
}

function Thanks({ survey, more }: { survey: PublicSurvey; more: string | null }) {
	return (
		<PublicWord>
			<Result
				status="success"
				title={t("已提交，谢谢！ | Sent, thank you!")}
				subTitle={more || `${survey.organisation} · ${survey.title}`}
			/>
		</PublicWord>
	);
}
