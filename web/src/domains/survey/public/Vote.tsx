/** The options of a vote as cards; what is chosen is sent at once, and the result stands on them where it may be seen. */
import Alert from "antd/es/alert";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { useState } from "react";
import { t } from "@/kit/text";
import { Problem } from "@/parts/dialog/Problem";
import { useProvenSending } from "@/parts/human/useProvenSending";
import { castVotes, imageOf, type Option, type PublicSurvey } from "./api";

interface Props {
	survey: PublicSurvey;
	token: string;
	onVoted: () => void;
}

export function Vote({ survey, token, onVoted }: Props) {
	const [chosen, setChosen] = useState<readonly string[]>([]);
	const [counts, setCounts] = useState<Readonly<Record<string, number>> | null>(null);
	const [voted, setVoted] = useState(false);
	const sending = useProvenSending();
	const most = survey.most ?? 1;
	const closed = survey.obstacle !== null || survey.done || voted;
	const press = (id: string) =>
		setChosen((all) => (all.includes(id) ? all.filter((one) => one !== id) : [...all, id].slice(-most)));
	const send = () =>
		sending.run(async (proof) => {
			const answer = await castVotes(token, [...chosen], proof);
			setCounts(answer.counts && Object.fromEntries(answer.counts.map(({ id, count }) => [id, count])));
			setVoted(true);
			setChosen([]);
			onVoted();
		});
	return (
		<>
			{!closed && <p>{t("最多选{most}项 | Choose at most {most}", { most })}</p>}
			<Flex wrap gap="small" style={{ marginBlock: "var(--ant-margin)" }}>
				{survey.options.map((option) => (
					<OptionCard
						key={option.id}
						option={option}
						count={counts ? (counts[option.id] ?? 0) : option.count}
						chosen={chosen.includes(option.id)}
						press={closed ? undefined : () => press(option.id)}
					/>
				))}
			</Flex>
			{(survey.done || voted) && (
				<Alert type="success" showIcon title={t("您已投票，谢谢！ | You have voted, thank you!")} />
			)}
			{!closed && sending.check}
			<Problem text={sending.problem ?? Object.values(sending.errors)[0]} />
			{!closed && (
				<Button
					type="primary"
					size="large"
					block
					disabled={chosen.length === 0 || sending.waits}
					loading={sending.busy}
					onClick={() => void send()}
				>
					{t("投票 | Vote")}
				</Button>
			)}
		</>
	);
}

const CARD = {
	flex: "1 1 9rem",
	height: "auto",
	padding: "var(--ant-padding-sm)",
	whiteSpace: "normal",
	textAlign: "start",
} as const;

interface CardProps {
	option: Option;
	count: number | null;
	chosen: boolean;
	press: (() => void) | undefined;
}

function OptionCard({ option, count, chosen, press }: CardProps) {
	const image = imageOf(option);
	return (
		<Button
			style={CARD}
			color={chosen ? "primary" : "default"}
			variant="outlined"
			aria-pressed={chosen}
			disabled={!press}
			onClick={press}
		>
			<Flex vertical gap="small" align="start" style={{ width: "100%" }}>
				{image && <img src={image} alt="" loading="lazy" width="100%" />}
				<b>
					{option.no}. {option.title}
				</b>
				{option.intro && <small>{option.intro}</small>}
				{count !== null && <small>{t("{count} 票 | {count} votes", { count })}</small>}
			</Flex>
		</Button>
	);
}
