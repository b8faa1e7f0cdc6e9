/** A text with what was searched for marked in it. */

export function Highlight({ text, word }: { text: string; word: string }) {
	const at = text.toLowerCase().indexOf(word.toLowerCase());
	if (at < 0 || word === "") return <>{text}</>;
	return (
		<>
			{text.slice(0, at)}
			<mark>{text.slice(at, at + word.length)}</mark>
			{text.slice(at + word.length)}
		</>
	);
}
