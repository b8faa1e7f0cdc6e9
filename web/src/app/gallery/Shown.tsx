/** A frame around one part in one state. */
import type { ReactNode } from "react";
import styles from "./Gallery.module.css";

export function Shown({
	name,
	wide = false,
	children,
}: {
	name: string;
	wide?: boolean;
	children: ReactNode;
}) {
	return (
		<figure className={wide ? styles.wide : undefined} data-shown={name}>
			<figcaption>{name}</figcaption>
			{children}
		</figure>
	);
}
