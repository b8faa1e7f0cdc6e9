/** An own message on its way: where it stands already, waiting, going up, or refused with a way to try again. */

import ClockCircleOutlined from "@ant-design/icons/es/icons/ClockCircleOutlined";
import ExclamationCircleFilled from "@ant-design/icons/es/icons/ExclamationCircleFilled";
import { memo, useEffect, useMemo } from "react";
import { currentUser } from "@/kit/session";
import { localize, t } from "@/kit/text";
import { useLiveStatus } from "@/live/status";
import look from "@/parts/look.module.css";
import { Face } from "../people/Face";
import { giveUp, retry } from "../state/outbox";
import type { Entry } from "../store/outbox";
import { pictureSize } from "./estimate";
import { FileCard } from "./FileCard";
import { QuoteLine } from "./QuoteLine";
import styles from "./row.module.css";
import { TextBody } from "./TextBody";
import { VoiceNote } from "./VoiceNote";

interface Props {
	entry: Entry;
	head: boolean;
	tail: boolean;
}

function Pending({ entry, head, tail }: Props) {
	const me = currentUser();
	const failed = entry.state === "failed";
	return (
		<article className={styles.message} data-pending={entry.state} data-mine data-head={head}>
			<span className={styles.face}>
				{head && me && <Face person={{ realname: me.realname, avatar: me.avatar ?? null }} size={34} />}
			</span>
			<div className={styles.body}>
				{head && <p className={`${look.note} ${styles.who}`}>&nbsp;</p>}
				<div className={styles.line}>
					<div className={styles.bubble} data-kind={entry.kind}>
						{entry.replyTo && <QuoteLine quote={entry.replyTo} />}
						<Body entry={entry} />
					</div>
					{!failed && <State entry={entry} />}
				</div>
				{failed && (
					<p className={styles.failed} role="alert">
						<ExclamationCircleFilled aria-hidden /> {localize(entry.why) || t("没有发出 | Not sent")}
						<button type="button" onClick={() => retry(entry.clientId)}>
							{t("重试 | Try again")}
						</button>
						<button type="button" onClick={() => giveUp(entry.clientId)}>
							{t("删除 | Remove")}
						</button>
					</p>
				)}
				{!failed && tail && (
					<small className={styles.seen} data-sending>
						<Words entry={entry} />
					</small>
				)}
			</div>
		</article>
	);
}

export const PendingRow = memo(Pending);

function State({ entry }: { entry: Entry }) {
	if (entry.state === "uploading") {
		return (
			<button
				type="button"
				className={styles.going}
				title={t("取消发送 | Cancel")}
				aria-label={t("取消发送 | Cancel")}
				onClick={() => giveUp(entry.clientId)}
			>
				{entry.percent}%
			</button>
		);
	}
	return (
		<span className={styles.going} role="img" aria-label={t("发送中 | Sending")}>
			<ClockCircleOutlined />
		</span>
	);
}

function Words({ entry }: { entry: Entry }) {
	const { phase } = useLiveStatus();
	if (phase === "offline" || !navigator.onLine)
		return t("等待网络，恢复后自动发送 | Waits for the network, then goes by itself");
	return entry.state === "uploading" ? t("上传中 | Uploading") : t("发送中 | Sending");
}

function Body({ entry }: { entry: Entry }) {
	const look = useMemo(
		() => (entry.file && entry.kind !== "file" ? URL.createObjectURL(entry.file) : null),
		[entry.file, entry.kind],
	);
	useEffect(() => () => void (look && URL.revokeObjectURL(look)), [look]);
	if (entry.kind === "image") {
		return (
			<img
				className={styles.picture}
				src={look ?? ""}
				alt={entry.media?.name ?? ""}
				style={pictureSize(entry.media)}
			/>
		);
	}
	if (entry.kind === "voice" && entry.media) return <VoiceNote media={entry.media} src={look ?? ""} />;
	if (entry.kind === "file" && entry.media) return <FileCard media={entry.media} />;
	return <TextBody text={entry.body} called={entry.mentions.length > 0} />;
}
