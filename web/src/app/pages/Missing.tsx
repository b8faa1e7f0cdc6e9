/** An address inside that this person has no page for: not theirs (403), not there (404), or broken (500). */

import { useQuery } from "@tanstack/react-query";
import { Navigate } from "react-router";
import type { MenuPage } from "@/engine/navigation/menu-tree";
import { type Answer, get } from "@/kit/http";
import { listed, locale, t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { ErrorFrame } from "./ErrorFrame";
import styles from "./ErrorPage.module.css";
import type { Code } from "./Picture";
import { WaysOn } from "./WaysOn";

type PathRight = Answer<"GET /sys/permission/checkPath">;

const FIXED: Readonly<Record<string, Code>> = { "/403": 403, "/404": 404, "/500": 500 };

interface Props {
	pathname: string;
	places: MenuPage[];
}

export function Missing({ pathname, places }: Props) {
	const fixed = FIXED[pathname];
	const asked = useQuery({
		queryKey: ["rights", "path", pathname],
		queryFn: () => get("/sys/permission/checkPath", { path: pathname }, { quiet: true }),
		enabled: fixed === undefined,
	});
	if (fixed) return <FixedPage code={fixed} places={places} />;
	if (asked.isPending) return <Waiting />;
	if (asked.data?.known) return <NoRight right={asked.data} places={places} />;
	return <Navigate to="/404" replace />;
}

export function FixedPage({ code, places }: { code: Code; places: MenuPage[] }) {
	const words = WORDS[code];
	return (
		<ErrorFrame code={code} title={t(words.title)} text={t(words.text)}>
			<WaysOn places={places} />
		</ErrorFrame>
	);
}

const WORDS = {
	403: {
		title: "您没有查看这个页面的权限 | You have no right to see this page",
		text: "需要时请联系管理员授权。 | Ask an administrator if you need it.",
	},
	404: {
		title: "没有这个页面 | There is no such page",
		text: "地址可能已变更，或输入有误。 | The address may have changed, or has a typing error.",
	},
	500: {
		title: "服务出错了 | Something went wrong on the server",
		text: "已保存的数据不受影响，请稍后再试。 | What was saved is not affected; please try again in a while.",
	},
} as const;

function NoRight({ right, places }: { right: PathRight; places: MenuPage[] }) {
	const title = locale() === "en" ? right.titleEn || right.title : right.title;
	return (
		<ErrorFrame code={403} title={t(WORDS[403].title)} text={t(WORDS[403].text)}>
			<dl className={`${look.framed} ${look.facts} ${styles.facts}`}>
				<dt>{t("页面 | Page")}</dt>
				<dd>{title}</dd>
				{right.codes.length > 0 && (
					<>
						<dt>{t("缺少的权限 | Missing right")}</dt>
						<dd>
							<code>{right.codes.join(", ")}</code>
						</dd>
					</>
				)}
				{right.givers.length > 0 && (
					<>
						<dt>{t("可授权的人 | Who can give it")}</dt>
						<dd>{listed(right.givers)}</dd>
					</>
				)}
			</dl>
			<WaysOn places={places} />
		</ErrorFrame>
	);
}
