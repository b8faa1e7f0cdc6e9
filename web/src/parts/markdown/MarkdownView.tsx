/** Shows Markdown as it reads. */
import { useLayoutEffect, useRef } from "react";
import styles from "../rich-text/rich-text.module.css";
import { rendered } from "./render";

export default function MarkdownView({ text }: { text: string | null | undefined }) {
	const box = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		box.current?.replaceChildren(rendered(text ?? ""));
	}, [text]);
	return <div ref={box} className={styles.rich} data-markdown />;
}
