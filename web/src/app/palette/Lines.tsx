/** The list of the palette: sections of lines, one of them active. */

import Flex from "antd/es/flex";
import { type MouseEvent, useEffect, useRef } from "react";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import type { Entry, Section } from "./entry";
import styles from "./Palette.module.css";

export const lineId = (entry: Entry) => `palette-${entry.id.replace(/[^\w-]/g, "-")}`;

interface Props {
	sections: Section[];
	active: Entry | null;
	onPoint: (entry: Entry) => void;
	onChoose: (entry: Entry, apart: boolean) => void;
}

export function Lines({ sections, active, onPoint, onChoose }: Props) {
	const list = useRef<HTMLDivElement>(null);
	const current = active && lineId(active);
	useEffect(() => {
		if (current) document.getElementById(current)?.scrollIntoView({ block: "nearest" });
	}, [current]);
	return (
		<div
			id="palette-lines"
			ref={list}
			role="listbox"
			tabIndex={-1}
			aria-label={t("结果 | Results")}
			className={styles.lines}
			hidden={sections.length === 0}
		>
			{sections.map((section) => (
				// biome-ignore lint/a11y/useSemanticElements: a listbox owns groups, not fieldsets
				<div
					key={section.key}
					role="group"
					aria-labelledby={`palette-title-${section.key.replace(/\W/g, "-")}`}
				>
					<div
						id={`palette-title-${section.key.replace(/\W/g, "-")}`}
						className={styles.title}
						role="presentation"
					>
						{section.title}
					</div>
					{section.entries.map((entry) => (
						<Line
							key={entry.id}
							entry={entry}
							active={entry.id === active?.id}
							onPoint={onPoint}
							onChoose={onChoose}
						/>
					))}
				</div>
			))}
		</div>
	);
}

interface LineProps extends Pick<Props, "onPoint" | "onChoose"> {
	entry: Entry;
	active: boolean;
}

function Line({ entry, active, onPoint, onChoose }: LineProps) {
	const clicked = (event: MouseEvent) => {
		event.preventDefault();
		onChoose(entry, event.ctrlKey || event.metaKey || event.button === 1);
	};
	return (
		<Flex
			align="center"
			gap="var(--ant-margin-sm)"
			id={lineId(entry)}
			role="option"
			aria-selected={active}
			tabIndex={-1}
			className={styles.line}
			onMouseMove={() => active || onPoint(entry)}
			onMouseDown={(event) => event.preventDefault()}
			onClick={clicked}
			onAuxClick={clicked}
		>
			<span className={look.quiet} aria-hidden>
				{entry.icon}
			</span>
			<span className={`${look.cut} ${styles.name}`}>
				<Marked text={entry.name} at={entry.at} />
			</span>
			{entry.note && (
				<span className={`${look.fill} ${look.note} ${look.cut} ${styles.note}`}>{entry.note}</span>
			)}
		</Flex>
	);
}

/** The text with the letters that answer set off. */
function Marked({ text, at }: { text: string; at: readonly number[] }) {
	if (at.length === 0) return text;
	const marked = new Set(at);
	return [...text].map((letter, place) =>
		// biome-ignore lint/suspicious/noArrayIndexKey: letters have no other name than their place
		marked.has(place) ? <mark key={place}>{letter}</mark> : <span key={place}>{letter}</span>,
	);
}
