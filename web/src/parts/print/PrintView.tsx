/** What goes on paper: alone on the page when printed, of a named size, its head and foot on every sheet. */
import { type ReactNode, useInsertionEffect, useRef } from "react";
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

const ROLL_MM = 297;
const MM_PER_PX = 25.4 / 96;
/** Browsers break a page that is a hair too short. */
const SLACK_MM = 10;
const MARGINS: Readonly<Record<PageSize, string>> = { A4: "15mm", A5: "10mm", "80mm": "3mm" };

const NUMBER =
	'@bottom-right { content: counter(page) " / " counter(pages); color: #565b64; font-size: 9pt; }';

/** A till's roll is as long as what is on it, which CSS cannot say by itself: `roll` is that length in millimetres. */
export function pageRule(size: PageSize, landscape: boolean, numbered = false, roll = ROLL_MM): string {
	const sheet = size === "80mm" ? `80mm ${roll}mm` : `${size}${landscape ? " landscape" : ""}`;
	const number = numbered ? ` ${NUMBER}` : "";
	return `@page { size: ${sheet}; margin: ${MARGINS[size]};${number} }`;
}

function lengthOf(view: HTMLElement | null): number {
	const pixels = view?.offsetHeight ?? 0;
	return pixels > 0 ? Math.ceil(pixels * MM_PER_PX) + SLACK_MM : ROLL_MM;
}

export function PrintView({ size = "A4", landscape = false, numbered = false, head, foot, children }: Props) {
	const view = useRef<HTMLDivElement>(null);
	useInsertionEffect(() => {
		const sheet = document.createElement("style");
		const write = () => {
			sheet.textContent = pageRule(size, landscape, numbered, lengthOf(view.current));
		};
		write();
		document.head.append(sheet);
		window.addEventListener("beforeprint", write);
		return () => {
			window.removeEventListener("beforeprint", write);
			sheet.remove();
		};
	}, [size, landscape, numbered]);
	return (
		<div ref={view} className={styles.view} data-print={size}>
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
