/** A handle to be dragged to the end, by pointer or with the arrow keys; let go early and it springs back, at the end it is final. */

import Flex from "antd/es/flex";
import { useRef, useState } from "react";
import { WORDS } from "@/kit/catalogue";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import styles from "./Slider.module.css";
import { type Drag, HANDLE_PX, type Track, useDrag } from "./useDrag";

interface Props {
	/** Asks whoever decides; false puts the handle back for another try. */
	onEnd(track: Track): Promise<boolean>;
}

type Verdict = "open" | "asking" | "refused" | "verified";

export function Slider({ onEnd }: Props) {
	const rail = useRef<HTMLDivElement>(null);
	const [verdict, setVerdict] = useState<Verdict>("open");
	const drag = useDrag(rail, verdict === "open" || verdict === "refused", async (track) => {
		setVerdict("asking");
		const passed = await onEnd(track).catch(() => false);
		setVerdict(passed ? "verified" : "refused");
		return passed;
	});
	const at = verdict === "verified" ? 1 : drag.at;
	return (
		<div ref={rail} className={styles.rail} data-state={drag.moving ? "dragging" : verdict}>
			<div
				className={styles.done}
				style={{ width: `calc(${at} * (100% - ${HANDLE_PX}px) + ${HANDLE_PX / 2}px)` }}
			/>
			<Flex
				component="span"
				vertical
				align="center"
				justify="center"
				className={`${look.note} ${styles.words}`}
				aria-hidden
			>
				{wordsOf(verdict)}
			</Flex>
			<Handle drag={drag} at={at} verdict={verdict} />
			<span className="gj-sr" aria-live="polite">
				{verdict === "open" ? "" : wordsOf(verdict)}
			</span>
		</div>
	);
}

function Handle({ drag, at, verdict }: { drag: Drag; at: number; verdict: Verdict }) {
	const percent = Math.round(at * 100);
	return (
		<div
			role="slider"
			tabIndex={0}
			className={styles.handle}
			style={{ left: `calc(${at} * (100% - ${HANDLE_PX}px))`, width: HANDLE_PX, height: HANDLE_PX }}
			aria-label={t(
				"拖动验证，也可用右方向键移到最右 | Drag to verify, or move to the end with the right arrow key",
			)}
			aria-valuemin={0}
			aria-valuemax={100}
			aria-valuenow={percent}
			aria-valuetext={verdict === "verified" ? wordsOf(verdict) : `${percent}%`}
			aria-disabled={verdict === "verified" || verdict === "asking"}
			{...drag.handlers}
		>
			<svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
				<path d={verdict === "verified" ? "M3 8.5 6.5 12 13 4.5" : "M3 3l5 5-5 5M8 3l5 5-5 5"} />
			</svg>
		</div>
	);
}

function wordsOf(verdict: Verdict): string {
	switch (verdict) {
		case "verified":
			return t(WORDS.verificationPassed);
		case "asking":
			return t("正在验证… | Checking…");
		case "refused":
			return t("未通过，请再拖动一次 | Not verified, drag again");
		default:
			return t(WORDS.dragToVerify);
	}
}
