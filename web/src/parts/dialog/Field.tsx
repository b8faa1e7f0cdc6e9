/** A field of a dialog: its name above, what is wrong with it or a hint below. */
import type { ReactNode } from "react";
import { localize } from "@/kit/text";
import styles from "./dialog.module.css";

interface Props {
	label: string;
	error?: string | null;
	required?: boolean;
	wide?: boolean;
	hint?: ReactNode;
	children: ReactNode;
}

export function Field({ label, error, required, wide, hint, children }: Props) {
	return (
		<div className={wide ? styles.fieldWide : styles.field} data-error={error ? true : undefined}>
			<span className={styles.label}>
				{label}
				{required && <i aria-hidden>*</i>}
			</span>
			{children}
			{error ? <Fault text={error} /> : hint && <small className={styles.hint}>{hint}</small>}
		</div>
	);
}

/** What is wrong with a field, or with a group of them. */
export function Fault({ text }: { text: string }) {
	return (
		<em role="alert" className={styles.error}>
			{localize(text)}
		</em>
	);
}
