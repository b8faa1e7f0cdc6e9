/** How a sub-app of ours lives in the shell's container: React in its shadow root, antd's styles beside it, props as context. */
import { createCache, StyleProvider } from "@ant-design/cssinjs/es/StyleContext";
import ConfigProvider from "antd/es/config-provider";
import en from "antd/es/locale/en_US";
import zh from "antd/es/locale/zh_CN";
import darkAlgorithm from "antd/es/theme/themes/dark";
import defaultAlgorithm from "antd/es/theme/themes/default";
import { Component, createContext, type ReactNode, useContext, useMemo } from "react";
import { createRoot } from "react-dom/client";
import type { SubAppHandle, SubAppModule, SubAppProps } from "@/app/subapp/contract";
import base from "./base.css?inline";

type Pair = `${string} | ${string}`;
type Values = Record<string, string | number>;

const Host = createContext<SubAppProps | null>(null);

export function useHost(): SubAppProps {
	const host = useContext(Host);
	if (!host) throw new Error("outside of the container");
	return host;
}

/** Texts are pairs "中文 | English", with {name} places. */
export function useText(): (text: Pair | string, values?: Values) => string {
	const { locale } = useHost();
	return useMemo(() => (text, values) => tell(text, locale, values), [locale]);
}

function tell(text: string, locale: "zh" | "en", values: Values = {}): string {
	const at = text.indexOf(" | ");
	const chosen = at < 0 ? text : locale === "en" ? text.slice(at + 3) : text.slice(0, at);
	return chosen.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The filters that the address of the list says, and the way to others; what it says besides stays, but for its page. */
export function useFilters(): [URLSearchParams, (filters: Record<string, string | null>) => void] {
	const { path, base, navigate } = useHost();
	const [place = "", query = ""] = path.split("?");
	const said = useMemo(() => new URLSearchParams(query), [query]);
	const change = (filters: Record<string, string | null>) => {
		const next = new URLSearchParams(said);
		for (const [key, value] of Object.entries({ ...filters, page: null }))
			if (value === null) next.delete(key);
			else next.set(key, value);
		navigate(`${base}${place}?${next}`);
	};
	return [said, change];
}

/** The module of a sub-app: what its entry exports. */
export function subApp(App: () => ReactNode, css: string): SubAppModule {
	return {
		mount(container, first): SubAppHandle {
			const style = document.createElement("style");
			style.textContent = base + css;
			const styles = document.createElement("div");
			const page = document.createElement("div");
			page.className = "app";
			// The page's own sheet of antd, which a shadow root does not inherit.
			const antd =
				document.querySelector("link[data-antd]")?.cloneNode() ?? document.createComment("no sheet");
			container.append(antd, style, styles, page);
			const cache = createCache();
			const root = createRoot(page);
			const draw = (props: SubAppProps) =>
				root.render(
					<Host.Provider value={props}>
						<Broken failed={props.failed}>
							<StyleProvider container={styles} cache={cache}>
								<Look page={page}>
									<App />
								</Look>
							</StyleProvider>
						</Broken>
					</Host.Provider>,
				);
			draw(first);
			return {
				update: draw,
				unmount: () => {
					root.unmount();
					container.replaceChildren();
				},
			};
		},
	};
}

/** The shell's look; what opens above the page stays inside the shadow root, where its styles are. */
function Look({ page, children }: { page: HTMLElement; children: ReactNode }) {
	const { theme, locale } = useHost();
	const config = useMemo(
		() => ({
			zeroRuntime: true,
			hashed: false,
			cssVar: { key: "gj-sub" },
			algorithm: theme.dark ? darkAlgorithm : defaultAlgorithm,
			token: theme.tokens,
			components: theme.components,
		}),
		[theme],
	);
	return (
		<ConfigProvider
			theme={config}
			locale={locale === "en" ? en : zh}
			button={{ autoInsertSpace: false }}
			getPopupContainer={() => page}
		>
			{children}
		</ConfigProvider>
	);
}

class Broken extends Component<{ failed: (error: unknown) => void; children: ReactNode }> {
	override state = { broken: false };
	static getDerivedStateFromError() {
		return { broken: true };
	}
	override componentDidCatch(error: unknown) {
		this.props.failed(error);
	}
	override render() {
		return this.state.broken ? null : this.props.children;
	}
}
