/** What goes on paper: alone on the page when printed, of a named size, its head and foot on every sheet. */
import { type ReactNode, useInsertionEffect } from "react";
import styles from "./PrintView.module.css";

export type PageSize = "A4" | "A5" | "80mm";

interface Props {
	size?: PageSize;
	landscape?: boolean;
	/** Each sheet says which of how many it is. */
	numbered?: boolean;
	/** Repeated on every sheet. */
	head?: ReactNode;
	foot?: ReactNode;
	children: ReactNode;
}

/** A till's roll is as long as what is on it. */
const SHEETS: Readonly<Record<PageSize, string>> = { A4: "A4", A5: "A5", "80mm": "80mm auto" };
const MARGINS: Readonly<Record<PageSize, string>> = { A4: "15mm", A5: "10mm", "80mm": "3mm" };

const NUMBER =
	'@bottom-right { content: counter(page) " / " counter(pages); color: #565b64; font-size: 9pt; }';

export function pageRule(size: PageSize, landscape: boolean, numbered = false): string {
	const turned = landscape && size !== "80mm" ? " landscape" : "";
	const number = numbered ? ` ${NUMBER}` : "";
	return `@page { size: ${SHEETS[size]}${turned}; margin: ${MARGINS[size]};${number} }`;
}

export function PrintView({ size = "A4", landscape = false, numbered = false, head, foot, children }: Props) {
	useInsertionEffect(() => {
		const sheet = document.createElement("style");
		sheet.textContent = pageRule(size, landscape, numbered);
		document.head.append(sheet);
		return () => sheet.remove();
	}, [size, landscape, numbered]);
	return (
		<div className={styles.view} data-print={size}>
			{head && <div className={styles.head}>{head}</div>}
			<div className={styles.body}>{children}</div>
			{foot && <div className={styles.foot}>{foot}</div>}
		</div>
	);
}

/** What follows begins on a new sheet; on the screen a thin line. */
export function PageBreak() {
	return <hr className={styles.break} />;
}

export const printPage = (): void => window.print();
