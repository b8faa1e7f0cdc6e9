/** An agreement as plain paragraphs; the first line of each is its heading. */
import { t } from "@/kit/text";
import { Waiting } from "@/parts/Waiting";
import styles from "./Login.module.css";
import type { Shown } from "./useAgreementText";

export function AgreementText({ shown: { text, refusal } }: { shown: Shown }) {
	if (refusal) return <p role="alert">{refusal}</p>;
	if (!text) return <Waiting />;
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard
		<section className={styles.text} tabIndex={0} aria-label={text.title}>
			<small>
				{t("版本 {version} · {since} 起生效 | Version {version} · in force since {since}", {
					version: text.version,
					since: text.since?.slice(0, 10) ?? "",
				})}
			</small>
			{text.content.split(/\n\s*\n/).map((part) => {
				const [heading, ...lines] = part.trim().split("\n");
				if (lines.length === 0) return <p key={part}>{heading}</p>;
				return (
					<div key={part}>
						<h3>{heading}</h3>
						<p>{lines.join(/[\u4e00-\u9fff]/.test(part) ? "" : " ")}</p>
					</div>
				);
			})}
		</section>
	);
}
