/** Lines of a sub-table on the public page of a form: one card each, below one another as on a phone. */
import DeleteOutlined from "@ant-design/icons/es/icons/DeleteOutlined";
import PlusOutlined from "@ant-design/icons/es/icons/PlusOutlined";
import Button from "antd/es/button";
import Card from "antd/es/card";
import Flex from "antd/es/flex";
import Typography from "antd/es/typography";
import type { Shapes } from "@/gen/api";
import { randomId } from "@/kit/client-id";
import { localize, t } from "@/kit/text";
import { Problem } from "@/parts/dialog/Problem";
import { askedOf, beginWith, type Values } from "./asked";
import { named, Question } from "./Entry";

/** `id`: of this browser, so that a line is known again whatever is removed above it. */
export interface Line {
	id: string;
	values: Values;
}

interface Props {
	table: Shapes["PublicTable"];
	token: string;
	lines: Line[];
	onLines: (change: (before: Line[]) => Line[]) => void;
	/** What is wrong with the table, or with a field of one of its lines. */
	problemOf: (line?: string, key?: string) => string | undefined;
}

export function Lines({ table, token, lines, onLines, problemOf }: Props) {
	const problem = problemOf();
	return (
		<Flex vertical gap="small" component="section" aria-label={named(table)}>
			<Typography.Title level={5}>{named(table)}</Typography.Title>
			{lines.map((line, index) => (
				<Card
					key={line.id}
					size="small"
					title={`${named(table)} ${index + 1}`}
					extra={
						<Button
							type="text"
							icon={<DeleteOutlined />}
							aria-label={t("删除第 {n} 行 | Remove row {n}", { n: index + 1 })}
							onClick={() => onLines((all) => all.filter(({ id }) => id !== line.id))}
						/>
					}
				>
					{askedOf(table.fields, line.values).map((field) => (
						<Question
							key={field.key}
							id={`${table.key}-${line.id}-${field.key}`}
							field={field}
							token={token}
							place={`${table.key}.${field.key}`}
							value={line.values[field.key]}
							problem={problemOf(line.id, field.key)}
							onChange={(change) =>
								onLines((all) =>
									all.map((one) =>
										one.id === line.id
											? { ...one, values: { ...one.values, [field.key]: change(one.values[field.key]) } }
											: one,
									),
								)
							}
						/>
					))}
				</Card>
			))}
			<Button
				type="dashed"
				block
				icon={<PlusOutlined />}
				disabled={lines.length >= table.most}
				onClick={() => onLines((all) => [...all, { id: randomId(), values: beginWith(table.fields) }])}
			>
				{t("添加{what} | Add: {what}", { what: named(table) })}
			</Button>
			<Problem text={problem && localize(problem)} />
		</Flex>
	);
}
