/** A file on its way: how far it is, and what can be done about it. */

import PlayOutlined from "@ant-design/icons/es/icons/CaretRightOutlined";
import CloseCircleFilled from "@ant-design/icons/es/icons/CloseCircleFilled";
import DeleteOutlined from "@ant-design/icons/es/icons/DeleteOutlined";
import PauseOutlined from "@ant-design/icons/es/icons/PauseOutlined";
import ReloadOutlined from "@ant-design/icons/es/icons/ReloadOutlined";
import Flex from "antd/es/flex";
import Progress from "antd/es/progress";
import Tooltip from "antd/es/tooltip";
import { WORDS } from "@/kit/catalogue";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { Tool } from "./Tool";
import styles from "./upload.module.css";
import type { Going, Uploads } from "./useUploads";
import { UPLOAD } from "./words";

/** 上传中(N%) and the other states, in words. */
export function sayState(one: Pick<Going, "state" | "percent" | "message">): string {
	const n = { n: one.percent };
	switch (one.state) {
		case "sending":
			return t(UPLOAD.sending, n);
		case "waiting":
			return t(UPLOAD.waiting, n);
		case "paused":
			return t(UPLOAD.paused, n);
		case "finishing":
			return t(UPLOAD.finishing);
		case "done":
			return t(UPLOAD.done);
		default:
			return one.message && one.message !== t(WORDS.unknownError) ? one.message : t(UPLOAD.failed);
	}
}

export function GoingItem({ one, uploads, card }: { one: Going; uploads: Uploads; card: boolean }) {
	const failed = one.state === "error";
	const said = sayState(one);
	return (
		<Flex
			component="li"
			align="center"
			gap="small"
			className={styles.item}
			data-shape={card ? "card" : "line"}
			data-state={one.state}
			aria-busy={!failed}
		>
			{card && one.look && <img src={one.look} alt="" className={styles.look} />}
			{failed && <CloseCircleFilled className={look.fault} aria-hidden />}
			{(!card || failed) && <span className={`${look.cut} ${styles.name}`}>{one.name}</span>}
			<Tooltip title={failed || one.state === "waiting" ? `${one.name}: ${said}` : one.name}>
				<span
					role="status"
					className={`${look.cut} ${look.note} ${styles.state}`}
					aria-label={`${one.name} ${said}`}
				>
					{said}
				</span>
			</Tooltip>
			{!failed && (
				<Progress
					percent={one.percent}
					size="small"
					showInfo={false}
					className={styles.bar ?? ""}
					aria-label={one.name}
				/>
			)}
			<Flex component="span" justify="center">
				{one.state === "sending" && (
					<Tool
						icon={<PauseOutlined />}
						word={UPLOAD.pause}
						name={one.name}
						onClick={() => uploads.pause(one.key)}
					/>
				)}
				{(one.state === "paused" || one.state === "waiting") && (
					<Tool
						icon={<PlayOutlined />}
						word={UPLOAD.resume}
						name={one.name}
						onClick={() => uploads.resume(one.key)}
					/>
				)}
				{failed && (
					<Tool
						icon={<ReloadOutlined />}
						word={UPLOAD.retry}
						name={one.name}
						onClick={() => uploads.resume(one.key)}
					/>
				)}
				<Tool
					icon={<DeleteOutlined />}
					word={UPLOAD.remove}
					name={one.name}
					onClick={() => uploads.drop(one.key)}
				/>
			</Flex>
		</Flex>
	);
}
