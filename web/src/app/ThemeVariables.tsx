/** Gives our own style sheets the colours that antd's components use, as --gj-* variables. */
import theme from "antd/es/theme";
import { useLayoutEffect } from "react";

export function ThemeVariables({ dark, weak }: { dark: boolean; weak: boolean }) {
	const { token } = theme.useToken();
	useLayoutEffect(() => {
		const root = document.documentElement;
		root.dataset.theme = dark ? "dark" : "light";
		root.dataset.weak = weak ? "on" : "off";
		root.style.colorScheme = dark ? "dark" : "light";
		const values: Record<string, string> = {
			primary: token.colorPrimary,
			"primary-soft": token.colorPrimaryBg,
			page: token.colorBgLayout,
			surface: token.colorBgContainer,
			raised: token.colorBgElevated,
			text: token.colorText,
			"text-2": token.colorTextSecondary,
			"text-3": token.colorTextTertiary,
			border: token.colorBorder,
			line: token.colorBorderSecondary,
			hover: token.colorFillTertiary,
			success: token.colorSuccess,
			warning: token.colorWarning,
			"warning-text": dark ? "#e8b339" : "#8a5a00",
			danger: token.colorError,
			radius: `${token.borderRadius}px`,
			font: token.fontFamily,
		};
		for (const [name, value] of Object.entries(values)) root.style.setProperty(`--gj-${name}`, value);
	}, [token, dark, weak]);
	return null;
}
