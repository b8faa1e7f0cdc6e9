/** Questions from pasted text: what would be added is seen first, and each line that is not understood. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import Alert from "antd/es/alert";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Table from "antd/es/table";
import { useDeferredValue, useState } from "react";
import type { ActionDialogProps } from "@/engine/actions";
import type { Shapes } from "@/gen/api";
import { useDict } from "@/kit/dict";
import { post } from "@/kit/http";
import { localize, t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";

type Pasted = Shapes["PastedQuestion"];

const MOST = 200_000;
const EXAMPLE = "1. 您满意吗？[单选] *\nA. 满意\nB. 一般\n\n2. Any other wishes? [text]";

export default function PasteQuestions({ rows: [row], title, onClose }: ActionDialogProps<"svy/survey">) {
	const [text, setText] = useState("");
	const settled = useDeferredValue(text);
	const sending = useSending();
	const kinds = useDict("svy_question_kind");
	const { data, error } = useQuery({
		queryKey: ["svy/survey/readQuestions", settled],
		queryFn: ({ signal }) => post("/svy/survey/readQuestions", { text: settled }, { quiet: true, signal }),
		enabled: settled.trim() !== "",
		placeholderData: keepPreviousData,
		retry: false,
	});
	const seen = text.trim() === "" ? null : (data ?? null);
	const add = () =>
		sending.run(async () => {
			await post("/svy/survey/questions", { id: row?.id ?? "", text }, { quiet: true });
			onClose(true);
		}, "题目已导入 | The questions are added");
	const problem = sending.problem ?? sending.errors.text ?? (error instanceof Error ? error.message : null);
	return (
		<Dialog
			width={760}
			title={title ?? t("导入题目文本 | Questions from text")}
			onClose={() => onClose(false)}
			onSubmit={add}
			submitText={t("导入 {n} 题 | Add {n}", { n: seen?.questions.length ?? 0 })}
			busy={sending.busy}
			disabled={!seen || seen.questions.length === 0 || seen.faults.length > 0}
			guarded
		>
			<Flex vertical gap="middle">
				<Input.TextArea
					aria-label={t("题目文本 | Text of the questions")}
					placeholder={EXAMPLE}
					autoSize={{ minRows: 6, maxRows: 14 }}
					maxLength={MOST}
					value={text}
					onChange={({ target }) => setText(target.value)}
				/>
				<Problem text={problem && localize(problem)} />
				{seen && seen.faults.length > 0 && (
					<Alert
						type="warning"
						showIcon
						title={t("有看不懂的行 | Some lines are not understood")}
						description={seen.faults.map(({ line, text: fault }) => (
							<div key={`${line} ${fault}`}>
								{t("第{line}行 | Line {line}", { line })}：{localize(fault)}
							</div>
						))}
					/>
				)}
				{seen && (
					<Table<Pasted>
						size="small"
						rowKey="line"
						aria-label={t("识别结果 | What was read")}
						dataSource={seen.questions}
						columns={[
							{
								key: "title",
								title: t("题目 | Question"),
								render: (_, { title: asked, required }) => (required ? `* ${asked}` : asked),
							},
							{
								key: "kind",
								title: t("题型 | Kind"),
								render: (_, { kind }) => kinds.find(({ value }) => value === kind)?.text ?? kind,
							},
							{
								key: "options",
								title: t("选项 | Options"),
								render: (_, { options }) => options.join("、"),
							},
						]}
						scroll={{ x: "max-content" }}
						pagination={seen.questions.length > 10 ? { pageSize: 10, showSizeChanger: false } : false}
					/>
				)}
			</Flex>
		</Dialog>
	);
}
