/** Narrows the analysis to those who chose one option of a question. */
import Flex from "antd/es/flex";
import Select from "antd/es/select";
import type { Shapes } from "@/gen/api";
import { t } from "@/kit/text";

type Question = Shapes["AnalysedQuestion"];

/** Both empty: everybody. */
export interface Among {
	where: string;
	answer: string;
}

export const EVERYBODY: Among = { where: "", answer: "" };
const WIDE = { minWidth: "16rem", flex: "1 1 16rem" } as const;

interface Props {
	questions: readonly Question[];
	among: Among;
	onChange: (among: Among) => void;
}

export function AmongChoice({ questions, among, onChange }: Props) {
	const asked = questions.find(({ id }) => id === among.where);
	const first = (id: string) => questions.find((one) => one.id === id)?.counts[0]?.name ?? "";
	return (
		<Flex wrap gap="middle">
			<Select
				aria-label={t("筛选题目 | Narrow by question")}
				placeholder={t("按某题的答案筛选 | Narrow by an answer")}
				style={WIDE}
				allowClear
				value={among.where || null}
				options={questions.map(({ id, seq, title }) => ({ value: id, label: `${seq}. ${title}` }))}
				onChange={(id?: string) => onChange(id ? { where: id, answer: first(id) } : EVERYBODY)}
			/>
			{asked && (
				<Select
					aria-label={t("筛选答案 | Narrow by answer")}
					style={WIDE}
					value={among.answer}
					options={asked.counts.map(({ name }) => ({ value: name, label: name }))}
					onChange={(answer: string) => onChange({ ...among, answer })}
				/>
			)}
		</Flex>
	);
}
