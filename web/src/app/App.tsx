/** Providers and the two doors: login, and everything else behind the guard. */
import { QueryClientProvider } from "@tanstack/react-query";
import ConfigProvider from "antd/es/config-provider";
import { lazy, type ReactNode, Suspense } from "react";
import { BrowserRouter, Navigate, Route, Routes } from "react-router";
import { useNoticesNeeded } from "@/kit/notice";
import { queryClient } from "@/kit/query";
import { useDark, useSettings } from "@/kit/settings";
import { useLocale } from "@/kit/text";
import { Waiting } from "@/parts/Waiting";
import { useAntdLocale } from "./antd-locale";
import { Crash } from "./Crash";
import { Gate } from "./Gate";
import { OUTSIDE, REDIRECTS } from "./outside";
import { ThemeVariables } from "./ThemeVariables";
import { themeOf } from "./theme";

const Notices = lazy(() => import("./Notices"));
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
