/** How much of what one may keep is used: a bar, and the same in words. */
import Flex from "antd/es/flex";
import { sizeText } from "@/kit/size";
import { t } from "@/kit/text";
import styles from "./UsageBar.module.css";

interface Props {
	/** Bytes; allowed null is no limit. */
	used: number;
	allowed: number | null;
	label: string;
}

const NEARLY_FULL = 0.8;

export function UsageBar({ used, allowed, label }: Props) {
	if (allowed === null) return <span>{t("{used}，不限 | {used}, no limit", { used: sizeText(used) })}</span>;
	const share = allowed > 0 ? used / allowed : 1;
	const tone = share >= 1 ? "full" : share >= NEARLY_FULL ? "nearly" : "fine";
	const said = t("{used} / {allowed}（{percent}%） | {used} / {allowed} ({percent}%)", {
		used: sizeText(used),
		allowed: sizeText(allowed),
		percent: Math.floor(share * 100),
	});
	return (
		<Flex component="span" vertical className={styles.usage} data-tone={tone}>
			<meter
				className="gj-sr"
				min={0}
				max={Math.max(allowed, used, 1)}
				value={used}
				aria-label={label}
				aria-valuetext={said}
			/>
			<span className={styles.bar} aria-hidden="true">
				<span style={{ width: `${Math.min(100, share * 100)}%` }} />
			</span>
			<small>
				{share >= NEARLY_FULL && "! "}
				{said}
			</small>
		</Flex>
	);
}
