/** The blank container of an embedded sub-app: what it is given, and what stands there while it loads or when it fails. */
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { themeOf } from "@/app/theme";
import { useTabTitle } from "@/engine/navigation/page-context";
import type { PageProps } from "@/engine/navigation/pages";
import { getAt, postAt, putAt, removeAt } from "@/kit/http";
import { toast } from "@/kit/notice";
import { useMay } from "@/kit/rights";
import { useUser } from "@/kit/session";
import { useDark, useSettings } from "@/kit/settings";
import { readStored } from "@/kit/store";
import { type Pair, t, useLocale } from "@/kit/text";
import { fileUrl } from "@/kit/transport";
import { subscribeAt } from "@/live/client";
import { EmptyBox } from "@/parts/EmptyBox";
import { Waiting } from "@/parts/Waiting";
import styles from "./Container.module.css";
import type { SubAppProps, SubAppTheme } from "./contract";
import { Loans } from "./Loans";
import type { SubAppFailure, Trouble } from "./load";
import { useLoans } from "./useLoans";
import { useSubApp } from "./useSubApp";

const SLOW_MS = 3000;

export default function Container({ item }: PageProps) {
	const host = useRef<HTMLDivElement>(null);
	const [title, setTitle] = useState<string | null>(null);
	useTabTitle(title);
	const { loans, lend, endAll } = useLoans(host);
	const props = useProps(item.path, setTitle, lend);
	const { state, retry } = useSubApp(item.path.slice(1), host, props);
	const again = () => {
		endAll();
		retry();
	};
	return (
		<div className={styles.frame} data-sub-app-state={state.phase}>
			{state.phase === "loading" && <Loading />}
			{state.phase === "failed" && state.failure && <Failed failure={state.failure} retry={again} />}
			<div ref={host} className={styles.host} hidden={state.phase !== "ready"} />
			{state.phase === "ready" && <Loans loans={loans} />}
		</div>
	);
}

const ASK: SubAppProps["request"] = (method, path, { query, body } = {}) => {
	const quiet = { quiet: true };
	if (method === "GET") return getAt(path, query, quiet);
	if (method === "POST") return postAt(path, body, quiet);
	if (method === "PUT") return putAt(path, body, quiet);
	return removeAt(path, query, quiet);
};

function useProps(base: string, title: (text: string) => void, lend: SubAppProps["lend"]): SubAppProps {
	const { pathname, search } = useLocation();
	const navigate = useNavigate();
	const locale = useLocale();
	const user = useUser();
	const may = useMay();
	const settings = useSettings();
	const dark = useDark();
	const theme = useMemo<SubAppTheme>(() => {
		const { token, components } = themeOf(settings, dark);
		return { dark, tokens: token, components } as SubAppTheme;
	}, [settings, dark]);
	const path = (pathname.startsWith(base) ? pathname.slice(base.length) : "") + search;
	return useMemo<SubAppProps>(
		() => ({
			base,
			path,
			active: true,
			locale,
			theme,
			user: { id: user?.id ?? "", name: user?.realname ?? "" },
			token: () => readStored<string>("Access-Token"),
			may,
			request: ASK,
			lend,
			fileUrl,
			live: { subscribe: subscribeAt },
			navigate: (to) => void navigate(to),
			say: toast,
			title,
			failed: () => undefined,
		}),
		[base, path, locale, theme, user, may, lend, navigate, title],
	);
}

function Loading() {
	const [slow, setSlow] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setSlow(true), SLOW_MS);
		return () => clearTimeout(timer);
	}, []);
	return (
		<Flex vertical align="center" justify="center" className={styles.state}>
			<Waiting />
			{slow && <p>{t("正在加载应用，请稍候… | The application is loading, please wait…")}</p>}
		</Flex>
	);
}

const WHY: Record<Exclude<Trouble, "refused">, Pair> = {
	timeout:
		"120 秒内没有加载完成，可能是网络较慢。 | It did not load within 120 seconds; the network may be slow.",
	unreachable:
		"连接不上应用的服务器，可能是网络中断或正在发布新版本。 | Its server cannot be reached: the network is down, or a new version is being released.",
	broken: "应用运行出错。 | The application has failed.",
};

function Failed({ failure, retry }: { failure: SubAppFailure; retry: () => void }) {
	return (
		<Flex vertical align="center" justify="center" className={styles.state}>
			<EmptyBox
				alarm
				title={t("应用没有加载成功 | The application did not load")}
				text={failure.trouble === "refused" ? failure.message : t(WHY[failure.trouble])}
			>
				<Button type="primary" onClick={retry}>
					{t("重试 | Try again")}
				</Button>
				<Button onClick={() => location.reload()}>{t("刷新页面 | Reload the page")}</Button>
			</EmptyBox>
		</Flex>
	);
}
