/** Turns the person's settings into antd's tokens; colours, spacing, type and radius of every page come from here. */
import type { ThemeConfig } from "antd/es/config-provider";
import darkAlgorithm from "antd/es/theme/themes/dark";
import defaultAlgorithm from "antd/es/theme/themes/default";

import { wantsLessMotion } from "@/kit/screen";
import type { Settings } from "@/kit/settings";

export const FONT =
	'-apple-system, BlinkMacSystemFont, "Segoe UI", "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", "Source Han Sans SC", "WenQuanYi Micro Hei", sans-serif';

/** The class below which antd's variables hold: its components carry it, and so does the root (`ThemeVariables`). */
export const TOKENS_CLASS = "gj";

/** Height of a control, size of type and the unit of spacing, in pixels. */
const DENSITIES = { compact: [28, 13, 3], middle: [32, 14, 4], large: [40, 15, 5] } as const;

/** On a dark ground a chosen colour is light, so what stands on it is dark. */
const DARK_PARTS: NonNullable<ThemeConfig["components"]> = {
	Button: { primaryColor: "#08121f", dangerColor: "#1a0506" },
	Menu: {
		darkItemBg: "transparent",
		darkSubMenuItemBg: "rgb(0 0 0 / 22%)",
		darkItemSelectedBg: "#1b3454",
		darkItemSelectedColor: "#a9cdf7",
	},
};

export function themeOf(settings: Settings, dark: boolean): ThemeConfig {
	const [controlHeight, fontSize, sizeUnit] = DENSITIES[settings.density];
	const success = dark ? "#4cb050" : "#27802b";
	return {
		// The styles themselves come as a file of the build, scripts/antd-styles.ts.
		zeroRuntime: true,
		hashed: false,
		cssVar: { key: TOKENS_CLASS },
		algorithm: dark ? darkAlgorithm : defaultAlgorithm,
		components: dark ? DARK_PARTS : {},
		token: {
			motion: !wantsLessMotion(),
			colorPrimary: dark ? brighter(settings.primary) : settings.primary,
			colorInfo: dark ? brighter(settings.primary) : settings.primary,
			...(dark ? { colorPrimaryBg: "#16283f", colorPrimaryBgHover: "#1c3350" } : {}),
			colorError: dark ? "#ff858a" : "#cf2f38",
			colorWarningText: dark ? "#e8b339" : "#8a5a00",
			colorSuccess: success,
			// What antd makes of so dark a green is a muddy ground for its own text.
			...(dark
				? {}
				: { colorSuccessBg: mix(success, "#ffffff", 0.9), colorSuccessBorder: mix(success, "#ffffff", 0.6) }),
			fontFamily: FONT,
			fontSize,
			controlHeight,
			sizeUnit,
			borderRadius: 6,
			colorBgLayout: dark ? "#0d1117" : "#f3f5f9",
			colorBgContainer: dark ? "#161b22" : "#ffffff",
			colorBgElevated: dark ? "#1f2630" : "#ffffff",
			colorTextSecondary: dark ? "#a9b4c2" : "#55606e",
			colorTextTertiary: dark ? "#8b98a8" : "#667180",
			colorTextPlaceholder: dark ? "#8390a0" : "#667180",
		},
	};
}

/** The default blue is too dark on a dark ground to be read; a share of light blue lifts any chosen colour. */
function brighter(colour: string): string {
	return mix(colour, "#b4d8ff", 0.72);
}

function mix(one: string, other: string, share: number): string {
	const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
	const [from, to] = [parts(one), parts(other)];
	const mixed = from.map((part, index) => Math.round(part + ((to[index] ?? part) - part) * share));
	return `#${mixed.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
