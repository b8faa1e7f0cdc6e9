/** Says that something is loading, but only once it takes long enough to be noticed. */
import Spin from "antd/es/spin";
import { t } from "@/kit/text";
import styles from "./Waiting.module.css";

export function Waiting() {
	return (
		<output className={styles.box} aria-label={t("加载中 | Loading")}>
			<Spin delay={150} />
		</output>
	);
}
