/** Shows rich text that the server has cleaned; cleaned once more here, so that nothing stored could ever run. */
import DOMPurify from "dompurify";
import { useLayoutEffect, useRef } from "react";
import styles from "./rich-text.module.css";

const RULES = {
	USE_PROFILES: { html: true },
	FORBID_TAGS: ["style", "form", "input", "button", "select", "textarea", "iframe"],
	RETURN_DOM_FRAGMENT: true as const,
};

export default function RichView({ html }: { html: string | null | undefined }) {
	const box = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const clean = DOMPurify.sanitize(html ?? "", RULES);
		for (const link of clean.querySelectorAll("a")) {
			link.target = "_blank";
			link.rel = "noopener noreferrer";
		}
		box.current?.replaceChildren(clean);
	}, [html]);
	return <div ref={box} className={styles.rich} />;
}
