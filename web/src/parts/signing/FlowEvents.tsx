/** What happened in a signing, event by event, each with the beginning of its hash. */
import Typography from "antd/es/typography";
import { SIGN_EVENT } from "@/gen/words/signing";
import { momentText } from "@/kit/format";
import { type Pair, t } from "@/kit/text";
import look from "../look.module.css";
import type { Flow } from "./api";
import styles from "./signing.module.css";

const SHOWN_LETTERS = 12;

export function FlowEvents({ events }: { events: Flow["events"] }) {
	return (
		<details>
			<summary>{t("存证记录（{n}） | Evidence ({n})", { n: events.length })}</summary>
			<ol className={`${look.lined} ${styles.events}`}>
				{events.map((event) => (
					<li key={event.seq}>
						<span>{event.seq}</span>
						<time>{momentText(event.at, "MM-DD HH:mm:ss")}</time>
						<span>
							{t(
								(SIGN_EVENT as Record<string, Pair>)[event.kind] ?? (`${event.kind} | ${event.kind}` as Pair),
							)}
						</span>
						<span>{event.party ?? event.by ?? t("系统 | System")}</span>
						<Typography.Text type="secondary" code title={event.hash}>
							{event.hash.slice(0, SHOWN_LETTERS)}
						</Typography.Text>
					</li>
				))}
			</ol>
		</details>
	);
}
