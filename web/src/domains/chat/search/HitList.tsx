/** What was found: who said it, where and when, with the words that answer marked. */
import { type Pair, t } from "@/kit/text";
import { Face } from "../people/Face";
import type { Message, MessageKind } from "../wire";
import { partsOf } from "./marks";
import styles from "./search.module.css";
import type { Hit } from "./wire";

interface Props {
	hits: Hit[];
	typed: string;
	/** All are of one conversation, which need not be named. */
	here: boolean;
	open(hit: Hit): void;
}

const KIND_WORDS: Partial<Record<MessageKind, Pair>> = {
	image: "[图片] | [Picture]",
	voice: "[语音] | [Voice]",
	file: "[文件] | [File]",
};

export function HitList({ hits, typed, here, open }: Props) {
	return (
		<ul className={styles.hits} aria-label={t("搜索结果 | Results")}>
			{hits.map((hit) => (
				<li key={hit.message.id}>
					<button type="button" onClick={() => open(hit)} data-seq={hit.message.seq}>
						<Face person={hit.message.sender} />
						<span className={styles.what}>
							<span className={styles.who}>
								<b>{hit.message.sender.realname}</b>
								<time>{hit.message.at.slice(0, 16)}</time>
							</span>
							<span className={styles.text}>
								<Body message={hit.message} typed={typed} />
							</span>
							{!here && <small>{hit.conversation.name}</small>}
						</span>
					</button>
				</li>
			))}
		</ul>
	);
}

function Body({ message, typed }: { message: Message; typed: string }) {
	const word = KIND_WORDS[message.kind];
	const text = [message.media?.name, message.body].filter(Boolean).join(" ");
	return (
		<>
			{word && `${t(word)} `}
			{partsOf(text, typed).map((part) =>
				part.hit ? <mark key={part.at}>{part.text}</mark> : <span key={part.at}>{part.text}</span>,
			)}
		</>
	);
}
