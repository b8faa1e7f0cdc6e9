/** The analysis of one survey (问卷分析): how many answered, and of each question the counts, the mean and the shares. */
import { useQuery } from "@tanstack/react-query";
import Alert from "antd/es/alert";
import Button from "antd/es/button";
import Card from "antd/es/card";
import Flex from "antd/es/flex";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { RowChoice } from "@/engine/kinds/RowChoice";
import { type Answer, download, get } from "@/kit/http";
import { useMay } from "@/kit/rights";
import { saveBlob } from "@/kit/save-blob";
import { t } from "@/kit/text";
import { useCalm } from "@/live/useCalm";
import { useTopic } from "@/live/useTopic";
import { Broken } from "@/parts/Broken";
import { useSending } from "@/parts/dialog/useSending";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { type Among, AmongChoice, EVERYBODY } from "./AmongChoice";
import { CrossCard, crossable } from "./CrossCard";
import { CountsChart, QuestionCard } from "./QuestionCard";

type Analysis = Answer<"GET /svy/survey/analysis">;

const PAUSE_MS = 1000;

export default function SurveyAnalysis() {
	const navigate = useNavigate();
	const [query] = useSearchParams();
	const id = query.get("id") ?? "";
	const [{ of, among }, setAmong] = useState({ of: id, among: EVERYBODY });
	const chosen = of === id ? among : EVERYBODY;
	const { data, error, refetch } = useAnalysis(id, chosen);
	if (!id)
		return (
			<RowChoice
				path="svy/survey"
				title={t("选择一份问卷，查看它的分析 | Choose a survey to see its analysis")}
			>
				<Button onClick={() => navigate("/svy/survey")}>{t("问卷与投票 | Surveys and votes")}</Button>
			</RowChoice>
		);
	if (error) return <Broken error={error} retry={() => void refetch()} />;
	if (!data) return <Waiting />;
	return (
		<Flex vertical gap="middle">
			<Head data={data} refresh={() => void refetch()} />
			{!data.anonymous && crossable(data.questions).length > 0 && (
				<AmongChoice
					questions={crossable(data.questions)}
					among={chosen}
					onChange={(next) => setAmong({ of: id, among: next })}
				/>
			)}
			{data.questions.map((question) => (
				<QuestionCard key={question.id} question={question} />
			))}
			{crossable(data.questions).length > 1 && (
				<CrossCard
					key={id}
					survey={id}
					questions={crossable(data.questions)}
					people={data.people}
					among={chosen}
				/>
			)}
			{data.options.length > 0 && (
				<Card variant="borderless" title={t("票数 | Votes")}>
					<CountsChart
						title={t("票数 | Votes")}
						counts={data.options.map(({ title, count, share }) => ({
							name: title,
							count,
							share,
							place: null,
							places: null,
						}))}
					/>
				</Card>
			)}
		</Flex>
	);
}

/** Answers and open votes are counted as they come; a secret vote says nothing of when it is given. */
function useAnalysis(id: string, among: Among) {
	const query = useQuery({
		queryKey: ["svy/survey/analysis", id, among],
		queryFn: ({ signal }) => get("/svy/survey/analysis", { id, ...among }, { quiet: true, signal }),
		placeholderData: (before) => (before?.id === id ? before : undefined),
		enabled: id !== "",
		refetchOnMount: "always",
	});
	// Reading anew asks whether or not the query is enabled: of no survey there is nothing to ask.
	const read = useCalm(() => void (id && query.refetch()), PAUSE_MS);
	const changed = { onEvent: read, onResync: read };
	useTopic("list/svy/response", changed);
	useTopic("list/svy/voteOption", changed);
	useTopic("list/svy/survey", changed);
	return query;
}

function Head({ data, refresh }: { data: Analysis; refresh: () => void }) {
	const { kind, people, votes, meanScore, sealed, title, version } = data;
	return (
		<Card
			variant="borderless"
			title={t("{title}（第{version}版） | {title} (version {version})", { title, version })}
			extra={
				<Flex gap="small">
					{kind !== "vote" && <SpssButton id={data.id} title={title} />}
					<Button onClick={refresh}>{t("刷新 | Refresh")}</Button>
				</Flex>
			}
		>
			<Flex vertical gap="small">
				<span>
					{kind === "vote"
						? t("{people} 人投票 | {people} people voted", { people })
						: t("{people} 份答卷 | {people} responses", { people })}
					{votes !== null && t("，共 {votes} 票 | , {votes} votes", { votes })}
					{meanScore !== null && t("，平均 {meanScore} 分 | , {meanScore} points on average", { meanScore })}
				</span>
				{data.anonymous && (
					<span className={look.quiet}>
						{t("匿名：不保存谁答了什么 | Anonymous: who said what is not kept")}
					</span>
				)}
				{sealed && (
					<Alert
						type="info"
						showIcon
						title={t("无记名投票结束后才显示票数 | The counts of a secret vote are shown once it has ended")}
					/>
				)}
			</Flex>
		</Card>
	);
}

/** The answers as a file for SPSS, for those who may export them. */
function SpssButton({ id, title }: { id: string; title: string }) {
	const may = useMay();
	const sending = useSending({ loud: true });
	if (!may("svy:answer:export")) return null;
	const bring = () =>
		sending.run(async () =>
			saveBlob(await download("/svy/survey/spss", { id }, { quiet: true }), `${title}.zip`),
		);
	return (
		<Button loading={sending.busy} onClick={() => void bring()}>
			{t("导出SPSS | Export for SPSS")}
		</Button>
	);
}
