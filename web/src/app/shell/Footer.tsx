/** The quiet line under every page. */
import { t } from "@/kit/text";
import styles from "./Shell.module.css";

export function Footer() {
	return (
		<footer className={styles.footer}>
			© {new Date().getFullYear()} {t("管家 · 物业与租住服务平台 | Guanjia · property and rental services")}
		</footer>
	);
}
