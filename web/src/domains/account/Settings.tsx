/** The settings of one's own account, in parts that the address names. */
import Flex from "antd/es/flex";
import Menu from "antd/es/menu";
import { type ComponentType, lazy, Suspense } from "react";
import { useParams, useSearchParams } from "react-router";
import { useScreen } from "@/kit/screen";
import { type Pair, t } from "@/kit/text";
import { Waiting } from "@/parts/Waiting";
import styles from "./account.module.css";

interface Part {
	title: Pair;
	Page: ComponentType;
}

const PARTS: Readonly<Record<string, Part>> = {
	base: { title: "基本设置 | Basics", Page: lazy(() => import("./Base")) },
	security: { title: "安全设置 | Security", Page: lazy(() => import("./Security")) },
	realname: { title: "实名认证 | Real name", Page: lazy(() => import("./RealName")) },
	binding: { title: "账号绑定 | Bindings", Page: lazy(() => import("./Binding")) },
	custom: { title: "个性化 | Preferences", Page: lazy(() => import("./Custom")) },
	calendar: { title: "日历订阅 | Calendar", Page: lazy(() => import("./Calendar")) },
	notification: { title: "消息通知 | Notifications", Page: lazy(() => import("./Notification")) },
};

export default function Settings() {
	const { part: inPath } = useParams();
	const [query, setQuery] = useSearchParams();
	const phone = useScreen() === "phone";
	const asked = query.get("part") ?? inPath ?? "base";
	const name = asked in PARTS ? asked : "base";
	const { title, Page } = PARTS[name] as Part;
	return (
		<div className={styles.settings}>
			<nav aria-label={t("账户设置 | Account settings")}>
				<Menu
					mode={phone ? "horizontal" : "inline"}
					selectedKeys={[name]}
					items={Object.entries(PARTS).map(([key, one]) => ({ key, label: t(one.title) }))}
					onClick={({ key }) => setQuery({ part: key }, { replace: true })}
				/>
			</nav>
			<Flex component="section" vertical gap="middle" className={styles.part} aria-label={t(title)}>
				<h1>{t(title)}</h1>
				<Suspense fallback={<Waiting />}>
					<Page />
				</Suspense>
			</Flex>
		</div>
	);
}
