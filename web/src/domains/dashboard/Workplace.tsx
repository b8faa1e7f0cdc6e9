/** My own workplace: what waits for me, notices, my shortcuts, where I was last, and what I have not saved yet. */

import { WorkbenchNotices } from "@/app/notice/WorkbenchNotices";
import { Face } from "@/domains/account/Face";
import { greetingAt, shanghaiHour } from "@/domains/today/figures";
import { useUser } from "@/kit/session";
import { t, useLocale } from "@/kit/text";
import { Drafts } from "./Drafts";
import { Recent } from "./Recent";
import { Shortcuts } from "./Shortcuts";
import { ToDo } from "./ToDo";
import styles from "./workplace.module.css";

export default function Workplace() {
	const user = useUser();
	const english = useLocale() === "en";
	const name = user?.realname || user?.username || "";
	const now = new Date();
	const today = now.toLocaleDateString(english ? "en-GB" : "zh-CN", {
		timeZone: "Asia/Shanghai",
		dateStyle: "full",
	});
	return (
		<div className={styles.page}>
			<header className={styles.hello}>
				<Face name={name} avatar={user?.avatar ?? null} size={56} />
				<div>
					<h1>{t("{hello}，{name} | {hello}, {name}", { hello: t(greetingAt(shanghaiHour(now))), name })}</h1>
					<p>{today}</p>
				</div>
			</header>
			<ToDo />
			<div className={styles.sides}>
				<div className={styles.stack}>
					<Shortcuts />
					<Recent />
				</div>
				<div className={styles.stack}>
					<WorkbenchNotices />
					<Drafts />
				</div>
			</div>
		</div>
	);
}
