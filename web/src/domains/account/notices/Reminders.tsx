/** Reminders of what has just come, in the bottom right corner; while a notice is being read the others wait. */
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import useNotification from "antd/es/notification/useNotification";
import { useEffect, useRef } from "react";
import { dropReminder, openNotice, useOpenNotice, useReminders } from "@/engine/notices/opened";
import type { Notice } from "@/engine/notices/wire";
import { t } from "@/kit/text";
import styles from "./Bell.module.css";
import { PriorityMark } from "./PriorityMark";

/** What is urgent stays until somebody has looked. */
const SECONDS = 8;
/** Above the buttons at the foot of a panel. */
const BOTTOM_PX = 72;
/** Over pages, panels and a dialog; under the menu or the list that somebody has just opened to choose from. */
const STYLES = { list: { zIndex: 1040 } };
const NONE: Notice[] = [];

export default function Reminders() {
	const reminders = useReminders();
	const reading = useOpenNotice() !== null;
	const wanted = reading ? NONE : reminders;
	const [api, holder] = useNotification({
		placement: "bottomRight",
		bottom: BOTTOM_PX,
		stack: false,
		styles: STYLES,
	});
	const shown = useRef(new Set<string>());
	useEffect(() => {
		const before = shown.current;
		shown.current = new Set(wanted.map(({ id }) => id));
		for (const id of before) if (!shown.current.has(id)) api.destroy(id);
		for (const notice of wanted) {
			// What is taken away here only waits; what the person closes is done with.
			const closed = () => shown.current.has(notice.id) && dropReminder(notice.id);
			if (!before.has(notice.id)) api.open({ ...card(notice), onClose: () => void closed() });
		}
	}, [wanted, api]);
	return holder;
}

const card = (notice: Notice) => ({
	key: notice.id,
	duration: notice.priority === "H" ? 0 : SECONDS,
	title: t("消息提醒 | Message reminder"),
	description: (
		<Flex component="span" align="baseline" gap="small" className={styles.reminder} data-reminder={notice.id}>
			<PriorityMark priority={notice.priority} />
			<span>{notice.titile}</span>
		</Flex>
	),
	actions: (
		<Button type="primary" size="small" onClick={() => openNotice(notice)}>
			{t("查看详情 | view details")}
		</Button>
	),
});
