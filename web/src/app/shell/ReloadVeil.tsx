/** Lies over a page that starts anew until its data is there. */
import { useIsFetching } from "@tanstack/react-query";
import Spin from "antd/es/spin";
import { useEffect, useState } from "react";
import { t } from "@/kit/text";
import styles from "./Shell.module.css";
import { GRACE_MS, isVeiled, RELOAD_MS } from "./veil";

export function ReloadVeil() {
	const waiting = useIsFetching();
	const [since] = useState(() => performance.now());
	const [asked, setAsked] = useState(false);
	const [over, setOver] = useState(false);
	const [, wake] = useState(0);
	if (waiting > 0 && !asked) setAsked(true);
	useEffect(() => {
		const timers = [GRACE_MS, RELOAD_MS].map((after) => setTimeout(() => wake(after), after + 1));
		return () => timers.forEach(clearTimeout);
	}, []);
	if (over) return null;
	if (!isVeiled({ elapsed: performance.now() - since, asked, waiting })) {
		setOver(true);
		return null;
	}
	return (
		<div className={styles.veil} role="status" data-reloading>
			<Spin />
			<span className="gj-sr">{t("正在刷新 | Reloading")}</span>
		</div>
	);
}
