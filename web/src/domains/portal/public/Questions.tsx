/** Questions of tenants that were published: each opens to its answer; who asked is never told. */
import Collapse from "antd/es/collapse";
import Flex from "antd/es/flex";
import Tag from "antd/es/tag";
import type { Shapes } from "@/gen/api";
import { localize, t } from "@/kit/text";
import look from "@/parts/look.module.css";

const LINES = { whiteSpace: "pre-wrap" } as const;

export function Questions({ questions }: { questions: Shapes["AnsweredQuestion"][] }) {
	if (questions.length === 0) return <p className={look.quiet}>{t("暂无内容 | Nothing yet")}</p>;
	return (
		<Collapse
			items={questions.map(({ id, title, answer, category, since }) => ({
				key: id,
				label: (
					<Flex component="span" wrap align="center" gap="var(--ant-margin-xs)">
						{category && (
							<Tag color="processing" variant="filled">
								{localize(category)}
							</Tag>
						)}
						<b>{title}</b>
					</Flex>
				),
				children: (
					<Flex vertical gap="small">
						<p style={LINES}>{answer}</p>
						{since && (
							<small className={look.quiet}>
								{t("答复于 {day} | Answered on {day}", { day: since.slice(0, 10) })}
							</small>
						)}
					</Flex>
				),
			}))}
		/>
	);
}
