/** The tools' pictures, on a field of 16 × 16. */
import type { ReactNode } from "react";

const PATHS: Readonly<Record<string, string>> = {
	heading: "M4 3v10M12 3v10M4 8h8",
	bold: "M5 3h4a2.5 2.5 0 0 1 0 5H5zm0 5h5a2.5 2.5 0 0 1 0 5H5z",
	italic: "M7 3h5M4 13h5M9.5 3l-3 10",
	strike: "M2.5 8h11M11 5c0-1.5-1.5-2.2-3-2.2S5 3.5 5 5c0 3.5 6 2.5 6 6 0 1.5-1.5 2.2-3 2.2s-3-.7-3-2.2",
	line: "M2 8h12",
	quote: "M3 4h10M6 8h7M6 12h7M3 7.5v5",
	bullets: "M6 4h8M6 8h8M6 12h8M2.5 4h.1M2.5 8h.1M2.5 12h.1",
	numbers: "M7 4h7M7 8h7M7 12h7M2.5 3l1-.5v3.5M2.3 9.5c0-1 2-1 2 .2 0 .8-2 1.4-2 2.3h2.2",
	tasks: "M2.5 3.5h4v4h-4zM3.5 5.5l1 1 2.5-3M9 5.5h5M2.5 9.5h4v4h-4zM9 11.5h5",
	indent: "M2 3h12M8 6.5h6M8 9.5h6M2 13h12M2.5 6l2.5 2-2.5 2z",
	outdent: "M2 3h12M8 6.5h6M8 9.5h6M2 13h12M5 6 2.5 8 5 10z",
	table: "M2 3h12v10H2zM2 6.5h12M2 10h12M7.5 3v10",
	picture: "M2 3h12v10H2zM2 11l3.5-3.5 3 3L11 8l3 3M10.5 5.5h.1",
	link: "M6.5 9.5l3-3M7 5l1.5-1.5a2.5 2.5 0 0 1 3.5 3.5L10.5 8.5M9 11l-1.5 1.5A2.5 2.5 0 0 1 4 9l1.5-1.5",
	code: "M5.5 4.5 2 8l3.5 3.5M10.5 4.5 14 8l-3.5 3.5",
	block: "M2 3h12v10H2zM6.5 6 4.5 8l2 2M9.5 6l2 2-2 2",
	preview: "M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM8 6a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
};

export function toolIcon(key: string): ReactNode {
	return (
		<svg
			viewBox="0 0 16 16"
			width="16"
			height="16"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
		>
			<path d={PATHS[key]} />
		</svg>
	);
}
