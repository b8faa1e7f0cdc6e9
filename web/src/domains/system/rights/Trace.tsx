/** How a decision was made, question by question, as the server asked them. */
import Tag from "antd/es/tag";
import { localize, t } from "@/kit/text";
import look from "@/parts/look.module.css";
import type { Explanation } from "./api";
import styles from "./rights.module.css";

export function Trace({ steps }: { steps: Explanation["trace"] }) {
	return (
		<ol className={`${look.rows} ${styles.trace}`} aria-label={t("判断过程 | How it was decided")}>
			{steps.map((step) => (
				<li key={step.question} data-decides={step.decides}>
					<span className={look.fill}>{localize(step.question)}</span>
					<span>{step.answer ? t("是 | Yes") : t("否 | No")}</span>
					{step.decides && <Tag color="processing">{t("起决定作用 | Decides")}</Tag>}
				</li>
			))}
		</ol>
	);
}
