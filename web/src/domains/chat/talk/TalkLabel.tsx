/** The name of the talk's tab, with how much was said and whether it is settled. */
import CheckCircleOutlined from "@ant-design/icons/es/icons/CheckCircleOutlined";
import { t } from "@/kit/text";
import { useTalkFacts } from "./useTalkFacts";

export function TalkLabel({ path, id }: { path: string; id: string }) {
	const facts = useTalkFacts(path, id);
	const count = facts?.messages ?? 0;
	return (
		<span data-talk={count}>
			{count > 0 ? t("讨论 ({n}) | Talk ({n})", { n: count }) : t("讨论 | Talk")}
			{facts?.closed && (
				<CheckCircleOutlined style={{ marginInlineStart: 6 }} role="img" aria-label={t("已解决 | Solved")} />
			)}
		</span>
	);
}
