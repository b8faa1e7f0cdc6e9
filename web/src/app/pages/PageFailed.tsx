/** In place of a page that broke or did not load, while the rest of the window works on. */
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { missingPart } from "@/kit/chunk";
import { queryClient } from "@/kit/query";
import { t } from "@/kit/text";
import { ErrorFrame } from "./ErrorFrame";
import styles from "./ErrorPage.module.css";

export function PageFailed({ error, again }: { error: unknown; again: () => void }) {
	const part = missingPart(error);
	if (part) return <NotLoaded part={part} />;
	// What the page was broken by must not break it again out of the cache.
	const afresh = () => {
		queryClient.removeQueries({ type: "inactive" });
		again();
	};
	return (
		<ErrorFrame
			code={500}
			title={t("这个页面出错了 | This page has failed")}
			text={t(
				"已保存的数据不受影响，其他页面可以照常使用。 | What was saved is not affected, and other pages work on.",
			)}
		>
			<Flex wrap justify="center" gap="var(--ant-margin-sm)" className={styles.acts}>
				<Button type="primary" onClick={afresh}>
					{t("重试 | Try again")}
				</Button>
				<Button onClick={() => location.reload()}>{t("重新加载 | Reload")}</Button>
			</Flex>
		</ErrorFrame>
	);
}

/** A chunk is not asked for a third time in one visit: a reload also brings a new release, if there is one. */
function NotLoaded({ part }: { part: "script" | "style" }) {
	const what =
		part === "style" ? t("样式加载失败 | CSS chunk load failure") : t("脚本加载失败 | Chunk load error");
	return (
		<ErrorFrame
			code={500}
			title={t("页面没有加载成功 | The page did not load")}
			text={t(
				`${what}：网络中断，或刚刚发布了新版本。填写中的内容已保留。 | ${what}: the network broke off, or a new release has just come out. What you were typing is kept.`,
			)}
		>
			<Flex wrap justify="center" gap="var(--ant-margin-sm)" className={styles.acts}>
				<Button type="primary" onClick={() => location.reload()}>
					{t("重新加载 | Reload")}
				</Button>
			</Flex>
		</ErrorFrame>
	);
}
