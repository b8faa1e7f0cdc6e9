/** Two versions of a template, the older against the newer, paragraph by paragraph. */

import Select from "antd/es/select";
import { useMemo, useState } from "react";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import look from "@/parts/look.module.css";
import { diffLines, paragraphsOf } from "./diff";
import styles from "./templates.module.css";
import type { Version } from "./wire";

interface Props {
	versions: Version[];
	/** The one that was looked at. */
	current: number;
	onClose: () => void;
}

const WIDTH = 860;

export function Compare({ versions, current, onClose }: Props) {
	const [to, setTo] = useState(current);
	const [from, setFrom] = useState(() => versions.find((one) => one.version < current)?.version ?? current);
	const lines = useMemo(() => {
		const words = (wanted: number) =>
			paragraphsOf(versions.find((one) => one.version === wanted)?.body ?? "");
		return diffLines(words(from), words(to));
	}, [from, to, versions]);
	const options = versions.map(({ version }) => ({
		value: version,
		label: t("第{version}版 | Version {version}", { version }),
	}));
	const same = lines.every((line) => line.kind === "same");
	return (
		<Dialog width={WIDTH} title={t("版本对比 | Compare versions")} onClose={onClose}>
			<p className={look.inline}>
				<Select value={from} options={options} onChange={setFrom} aria-label={t("旧版本 | Older version")} />
				→
				<Select value={to} options={options} onChange={setTo} aria-label={t("新版本 | Newer version")} />
			</p>
			{same && <p className={look.quiet}>{t("文字相同 | The words are the same")}</p>}
			<div className={styles.lines}>
				{lines.map((line, index) => {
					const Mark = line.kind === "gone" ? "del" : line.kind === "new" ? "ins" : "p";
					// biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own
					return <Mark key={index}>{line.text}</Mark>;
				})}
			</div>
		</Dialog>
	);
}
