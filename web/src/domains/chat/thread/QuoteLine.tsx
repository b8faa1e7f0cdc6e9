/** The message that is answered, in one line; a click leads to it. */
import { t } from "@/kit/text";
import type { Quote } from "../wire";
import { useActs } from "./acts";
import styles from "./row.module.css";
import { summaryOf } from "./summary";

export function QuoteLine({ quote }: { quote: Quote }) {
	const { jump } = useActs();
	return (
		<button
			type="button"
			className={styles.quote}
			title={t("跳到原消息 | Go to the message")}
			onClick={() => jump(quote.seq)}
		>
			<b>{quote.sender}</b>
			<span>{summaryOf(quote)}</span>
		</button>
	);
}
