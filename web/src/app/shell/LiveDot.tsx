/** Says in colour, shape and words whether this window hears the others' changes. */

import Tooltip from "antd/es/tooltip";
import { t } from "@/kit/text";
import { clockTime } from "@/kit/time";
import { useLiveStatus } from "@/live/status";
import look from "@/parts/look.module.css";
import styles from "./LiveDot.module.css";

export function LiveDot() {
	const { phase, contact } = useLiveStatus();
	const word = {
		connected: t("实时 | Live"),
		connecting: t("连接中 | Connecting"),
		offline: t("离线 | Offline"),
	}[phase];
	const since = contact
		? t("最近联系 {time} | Last contact {time}", { time: clockTime(contact) })
		: t("尚未联系上服务器 | No contact with the server yet");
	return (
		<Tooltip title={since}>
			<output
				className={`${look.inline} ${look.note} ${styles.dot}`}
				data-phase={phase}
				aria-label={`${word}, ${since}`}
			>
				<i aria-hidden />
				<span>{word}</span>
			</output>
		</Tooltip>
	);
}
