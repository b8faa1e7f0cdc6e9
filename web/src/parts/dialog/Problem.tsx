/** A refusal that belongs to no field, with what can be done about it. */
import type { ReactNode } from "react";
import { localize } from "@/kit/text";
import styles from "./dialog.module.css";

export function Problem({ text, children }: { text: string | null | undefined; children?: ReactNode }) {
	return text ? (
		<div role="alert" className={styles.problem}>
			{localize(text)}
			{children}
		</div>
	) : null;
}
