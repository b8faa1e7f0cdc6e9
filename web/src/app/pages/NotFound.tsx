/** Says that there is nothing at this address. */
import Button from "antd/es/button";
import { useNavigate } from "react-router";
import { t } from "@/kit/text";
import styles from "./NotFound.module.css";

export function NotFound() {
	const navigate = useNavigate();
	return (
		<section className={styles.box}>
			<b className={styles.code}>404</b>
			<h1>{t("没有这个页面 | There is no such page")}</h1>
			<p>
				{t(
					"地址可能已变更，或您没有查看它的权限。 | The address may have changed, or you may not have the right to see it.",
				)}
			</p>
			<Button type="primary" onClick={() => navigate("/")}>
				{t("返回首页 | Back to home")}
			</Button>
		</section>
	);
}
