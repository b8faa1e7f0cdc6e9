/** Shows rich text that the server has cleaned. */
import { useLayoutEffect, useRef } from "react";
import { cleanMarkup } from "./clean";
import styles from "./rich-text.module.css";

export default function RichView({ html }: { html: string | null | undefined }) {
	const box = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		box.current?.replaceChildren(cleanMarkup(html ?? ""));
	}, [html]);
	return <div ref={box} className={styles.rich} />;
}
