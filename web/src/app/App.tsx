/** Providers and the two doors: login, and everything else behind the guard. */
import type { Locale as AntdLocale } from "antd/es/locale";
import zh from "antd/es/locale/zh_CN";
import dayjs from "dayjs";
import "dayjs/locale/zh-cn";
import { QueryClientProvider } from "@tanstack/react-query";
import ConfigProvider from "antd/es/config-provider";
import theme from "antd/es/theme";
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from "react";
import { BrowserRouter, Navigate, Route, Routes, useLocation } from "react-router";
import { awaitChunk } from "@/kit/chunk";
import { useNoticesNeeded } from "@/kit/notice";
import { queryClient } from "@/kit/query";
import { useToken } from "@/kit/session";
import { useDark, useSettings } from "@/kit/settings";
import { type Locale, useLocale } from "@/kit/text";
import { isWebview } from "@/kit/webview";
import { Crash } from "@/parts/Crash";
import { Waiting } from "@/parts/Waiting";
import { decide } from "./guard";
import { OUTSIDE, REDIRECTS } from "./outside";
import { TOKENS_CLASS, themeOf } from "./theme";

const Notices = lazy(() => awaitChunk(() => import("./Notices")));
/** What the lists may run comes with what is inside: the login needs none of it. */
const Inside = lazy(async () => {
	const [inside, { startActions }] = await Promise.all([import("./Inside"), import("./actions")]);
	startActions();
	return inside;
});

export function App() {
	const settings = useSettings();
	const dark = useDark();
	const locale = useLocale();
	const noticed = useNoticesNeeded();
	const antdLocale = useAntdLocale(locale);
	if (!antdLocale) return null;
	return (
		<QueryClientProvider client={queryClient}>
			<ConfigProvider theme={themeOf(settings, dark)} locale={antdLocale} button={{ autoInsertSpace: false }}>
				<ThemeVariables dark={dark} weak={settings.weak} />
				{noticed && (
					<Suspense fallback={null}>
						<Notices />
					</Suspense>
				)}
				<Crash>
					<BrowserRouter key={locale}>
						<Suspense fallback={<Waiting />}>
							<Routes>
								{Object.entries(REDIRECTS).map(([path, to]) => (
									<Route key={path} path={path} element={<Navigate to={to} replace />} />
								))}
								{OUTSIDE.map(({ path, Page, open }) => (
									<Route key={path} path={path} element={gated(<Page />, open)} />
								))}
								<Route path="*" element={gated(<Inside />)} />
							</Routes>
						</Suspense>
					</BrowserRouter>
				</Crash>
			</ConfigProvider>
		</QueryClientProvider>
	);
}

function gated(page: ReactNode, open = false): ReactNode {
	return <Gate open={open}>{page}</Gate>;
}

/** Lets a visitor through to a page, or sends them where the guard says. */
function Gate({ open = false, children }: { open?: boolean; children: ReactNode }) {
	const signedIn = useToken() !== null;
	const { pathname, search, hash } = useLocation();
	const verdict = decide({ path: pathname, search, hash, signedIn, open, webview: isWebview() });
	return verdict === "show" ? children : <Navigate to={verdict.go} replace />;
}

/** Gives our own style sheets, and those of sub-apps, the tokens that antd's components use: every `--ant-*` from the root down. */
function ThemeVariables({ dark, weak }: { dark: boolean; weak: boolean }) {
	// The variables are written by whoever reads tokens first, and must be there before any component of antd.
	theme.useToken();
	useLayoutEffect(() => {
		const root = document.documentElement;
		root.classList.add(TOKENS_CLASS);
		root.dataset.theme = dark ? "dark" : "light";
		root.dataset.weak = weak ? "on" : "off";
		root.style.colorScheme = dark ? "dark" : "light";
	}, [dark, weak]);
	return null;
}

/** Loads antd's and dayjs's own words for the chosen language; Chinese comes with the entry. */
function useAntdLocale(locale: Locale): AntdLocale | null {
	const [english, setEnglish] = useState<AntdLocale | null>(null);
	useEffect(() => {
		document.documentElement.lang = locale === "en" ? "en" : "zh-CN";
		dayjs.locale(locale === "en" ? "en" : "zh-cn");
		if (locale === "en" && !english) void import("antd/es/locale/en_US").then((it) => setEnglish(it.default));
	}, [locale, english]);
	return locale === "en" ? english : zh;
}
