/** A text with its links and the names it calls; a link of this site opens here. */
import { useMemo } from "react";
import { Link } from "react-router";
import { useCallable } from "./acts";
import { isOnlyEmoji, piecesOf } from "./pieces";
import styles from "./row.module.css";

export function TextBody({ text, called }: { text: string; called: boolean }) {
	const names = useCallable();
	const pieces = useMemo(() => piecesOf(text, called ? names : []), [text, called, names]);
	if (isOnlyEmoji(text)) return <p className={styles.large}>{text}</p>;
	return (
		<p className={styles.text}>
			{pieces.map(({ type, text: piece }, at) => {
				const key = `${at}${type}`;
				if (type === "mention") return <em key={key}>{piece}</em>;
				if (type === "text") return <span key={key}>{piece}</span>;
				const own = piece.startsWith(`${location.origin}/`);
				return own ? (
					<Link key={key} to={piece.slice(location.origin.length)}>
						{piece}
					</Link>
				) : (
					<a key={key} href={piece} target="_blank" rel="noopener noreferrer">
						{piece}
					</a>
				);
			})}
		</p>
	);
}
