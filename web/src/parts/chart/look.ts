/** The colours and letters of charts, from antd's tokens: a drawing knows no style sheet. */
import type { GlobalToken } from "antd/es/theme/interface";
import type { Tone } from "./data";

export interface Look {
	tones: Readonly<Record<Tone, string>>;
	text: string;
	quiet: string;
	line: string;
	/** Behind what is pointed at. */
	hover: string;
	surface: string;
	/** From little to much. */
	depths: readonly [string, string];
	font: string;
	/** In px. */
	size: number;
	motion: boolean;
}

export function lookOf(token: GlobalToken): Look {
	return {
		tones: {
			first: token.colorPrimary,
			second: token["cyan-7"],
			third: token["gold-7"],
			fourth: token["purple-6"],
			fifth: token["red-6"],
			sixth: token["green-7"],
			good: token.colorSuccess,
			bad: token.colorError,
			warn: token.colorWarning,
			soft: token.colorPrimaryBorderHover,
			pale: token.colorBorderSecondary,
		},
		text: token.colorText,
		quiet: token.colorTextSecondary,
		line: token.colorBorderSecondary,
		hover: token.colorFillTertiary,
		surface: token.colorBgElevated,
		depths: [token.colorPrimaryBg, token.colorPrimaryBorder],
		font: token.fontFamily,
		size: token.fontSizeSM,
		motion: token.motion,
	};
}
