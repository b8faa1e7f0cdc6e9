/** Reminders of what has just come, in the bottom right corner. */
import Button from "antd/es/button";
import useNotification from "antd/es/notification/useNotification";
import { useEffect, useRef } from "react";
import { t } from "@/kit/text";
import { dropReminder, openNotice, useReminders } from "./opened";
import { PriorityMark } from "./PriorityMark";
import type { Notice } from "./wire";

/** What is urgent stays until somebody has looked. */
const SECONDS = 8;

export default function Reminders() {
	const reminders = useReminders();
	const [api, holder] = useNotification({ placement: "bottomRight", stack: false });
	const standing = useRef(new Set<string>());
	useEffect(() => {
		const wanted = new Set(reminders.map(({ id }) => id));
		for (const id of standing.current) if (!wanted.has(id)) api.destroy(id);
		for (const notice of reminders) {
			if (!standing.current.has(notice.id)) api.open(card(notice));
		}
		standing.current = wanted;
	}, [reminders, api]);
	return holder;
}

const card = (notice: Notice) => ({
	key: notice.id,
	duration: notice.priority === "H" ? 0 : SECONDS,
	title: t("消息提醒 | Message reminder"),
	description: (
		<span data-reminder={notice.id}>
			<PriorityMark priority={notice.priority} /> {notice.titile}
		</span>
	),
	actions: (
		<Button type="primary" size="small" onClick={() => openNotice(notice)}>
			{t("查看详情 | view details")}
		</Button>
	),
	onClose: () => dropReminder(notice.id),
});
