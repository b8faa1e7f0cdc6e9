/** A frame around one part in one state. */
import type { ReactNode } from "react";
import styles from "./Gallery.module.css";

export function Shown({
	name,
	wide = false,
	line = false,
	children,
}: {
	name: string;
	wide?: boolean;
	/** Several small ones beside each other. */
	line?: boolean;
	children: ReactNode;
}) {
	return (
		<figure className={wide ? styles.wide : undefined} data-shown={name}>
			<figcaption>{name}</figcaption>
			{line ? <div className={styles.line}>{children}</div> : children}
		</figure>
	);
}
