/** The questions page by page: what an answer jumps over is not asked, and what the server refuses stands at its question. */
import { useQueryClient } from "@tanstack/react-query";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Progress from "antd/es/progress";
import Typography from "antd/es/typography";
import { useEffect, useRef, useState } from "react";
import { localize, t } from "@/kit/text";
import { Problem } from "@/parts/dialog/Problem";
import { useProvenSending } from "@/parts/human/useProvenSending";
import { AnswerField } from "./AnswerField";
import { type Given, type PublicSurvey, type Question, sendAnswers } from "./api";
import { isEmpty, pathOf, piped } from "./path";

interface Props {
	survey: Pick<PublicSurvey, "questions">;
	token: string;
	/** With a word about the points, if there are any. */
	onSent: (more: string) => void;
	/** Only to be looked at: nothing is sent. */
	trial?: boolean;
	/** What is wrong with a question itself, by its id. */
	lasting?: Readonly<Record<string, string>>;
}

const NOTHING: Readonly<Record<string, string>> = {};

export function Questions({ survey, token, onSent, trial = false, lasting = NOTHING }: Props) {
	const [given, setGiven] = useState<Record<string, Given | undefined>>({});
	const [page, setPage] = useState<number | null>(null);
	const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
	const sending = useProvenSending();
	const client = useQueryClient();
	const path = pathOf(survey.questions, given);
	const pages = [...new Set(path.map((question) => question.page))];
	const at = Math.max(0, pages.indexOf(page ?? pages[0] ?? 1));
	const shown = path.filter((question) => question.page === pages[at]);
	const faults = { ...lasting, ...faultsOf(sending.errors, missing) };
	const withAnswers = (question: Question) => ({ ...question, title: piped(question.title, path, given) });
	const top = useRef<HTMLDivElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: with each page one begins above.
	useEffect(() => {
		// Newer browsers answer with a promise, which is no clean-up.
		void top.current?.scrollIntoView({ block: "nearest" });
	}, [at]);

	const isWhole = () => {
		const open = shown.filter((question) => question.required && isEmpty(given[question.id]));
		setMissing(new Set(open.map(({ id }) => id)));
		return open.length === 0;
	};
	const send = async () => {
		if (!isWhole()) return;
		const answers = Object.fromEntries(
			path.flatMap(({ id }) => (isEmpty(given[id]) ? [] : [[id, given[id] as Given]])),
		);
		const agreed = await sending.run(async (proof) => {
			const { score } = await sendAnswers(token, answers, proof);
			onSent(score === null ? "" : t("得分 {score} | {score} points", { score }));
		});
		// What has become full meanwhile is shown as such.
		if (!agreed) await client.invalidateQueries({ queryKey: ["svy/public", token] });
	};
	const elsewhere = path.find(({ id, page: of }) => faults[id] && of !== pages[at]);
	const answered = path.filter(({ id }) => !isEmpty(given[id])).length;
	const asked = path.filter(({ kind }) => kind !== "section").length;
	const last = at === pages.length - 1;
	return (
		<div ref={top}>
			<Progress
				percent={asked ? Math.round((100 * answered) / asked) : 0}
				size="small"
				aria-label={t("进度 | Progress")}
			/>
			{shown.map(withAnswers).map((question) => (
				<Asked key={question.id} question={question} fault={faults[question.id]}>
					<AnswerField
						token={token}
						question={question}
						value={given[question.id]}
						onChange={(value) => {
							setGiven((all) => ({ ...all, [question.id]: value }));
							setMissing((all) => new Set([...all].filter((id) => id !== question.id)));
						}}
					/>
				</Asked>
			))}
			<Flex vertical gap="small" style={{ marginTop: 24 }}>
				{last && sending.check}
				<Problem text={sending.problem ?? sending.errors.device} />
				{elsewhere && (
					<Button onClick={() => setPage(elsewhere.page)}>
						{t("第{seq}题需要修改 | Question {seq} needs a change", { seq: elsewhere.seq })}
					</Button>
				)}
				<Flex gap="small">
					{at > 0 && (
						<Button size="large" block onClick={() => setPage(pages[at - 1] ?? null)}>
							{t("上一页 | Back")}
						</Button>
					)}
					<Button
						type="primary"
						size="large"
						block
						loading={sending.busy}
						disabled={last && (trial || sending.waits)}
						onClick={() => (last ? void send() : isWhole() && setPage(pages[at + 1] ?? null))}
					>
						{last ? t("提交 | Send") : t("下一页 | Next")}
					</Button>
				</Flex>
			</Flex>
		</div>
	);
}

const PLAIN = { minWidth: 0, margin: "var(--ant-margin-lg) 0 0", padding: 0, border: 0 } as const;
const ASKED = { marginBottom: "var(--ant-margin-xs)", fontWeight: "var(--ant-font-weight-strong)" } as const;

interface AskedProps {
	question: Question;
	fault: string | undefined;
	children: React.ReactNode;
}

function Asked({ question, fault, children }: AskedProps) {
	if (question.kind === "section") return <Typography.Title level={4}>{question.title}</Typography.Title>;
	return (
		<fieldset style={PLAIN} data-question={question.seq}>
			<legend style={ASKED}>
				{question.required && (
					<Typography.Text type="danger" title={t("必答 | Required")}>
						*{" "}
					</Typography.Text>
				)}
				{question.title}
			</legend>
			{children}
			{fault && (
				<Typography.Paragraph type="danger" role="alert">
					{localize(fault)}
				</Typography.Paragraph>
			)}
		</fieldset>
	);
}

const REQUIRED = "必答 | Required";

const faultsOf = (errors: Record<string, string>, missing: ReadonlySet<string>): Record<string, string> => ({
	...Object.fromEntries(Object.entries(errors).map(([key, text]) => [key.replace("answers.", ""), text])),
	...Object.fromEntries([...missing].map((id) => [id, REQUIRED])),
});
