/** The marks that stand beside every colour, drawn as one path each so that they look the same in every font. */
// biome-ignore-all lint/a11y/noSvgWithoutTitle: most marks stand beside the words they mean and are hidden from readers
import type { MarkName } from "./model/legend";

const PATHS: Record<MarkName, { d: string; fill?: boolean }> = {
	hollow: { d: "M8 4.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7" },
	solid: { d: "M8 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8", fill: true },
	bed: { d: "M2 12V4M2 9h12v3M14 9V7.5L7.5 6.5V9M4.7 5.6a1.3 1.3 0 1 0 0 2.6a1.3 1.3 0 1 0 0-2.6" },
	arrowOut: { d: "M3 8h9M8.5 4l4 4l-4 4M3 3v10" },
	arrowIn: { d: "M2 8h9M7.5 4l4 4l-4 4M13.5 3v10" },
	yuan: { d: "M4 3l4 5l4-5M8 8v6M4.8 8.5h6.4M4.8 11h6.4" },
	dash: { d: "M3.5 8h9" },
	contract: { d: "M4 2h6l2.5 2.5V14H4zM6 7h4.5M6 9.5h4.5M6 12h3" },
	clock: { d: "M8 2.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11M8 5v3.2l2.2 1.5" },
	lock: { d: "M4 7.5h8V13H4zM5.5 7.5V5.5a2.5 2.5 0 0 1 5 0v2" },
	wrench: {
		d: "M10.5 2.5a3.3 3.3 0 0 0-2.8 4.8L2.8 12.2l1.2 1.2l4.9-4.9a3.3 3.3 0 0 0 4.3-4.3L11.5 6L10 4.5z",
	},
	hand: { d: "M5.5 8.5V4M7.5 8V3M9.5 8V3.5M11.5 9V5.5M5.5 8.5L4 7M11.5 9c0 3-1 4.5-3.5 4.5S5 12 4 10" },
	cross: { d: "M4 4l8 8M12 4l-8 8" },
	note: { d: "M3 3h10v7l-3 3H3zM5.5 6h5M5.5 8.5h3" },
	price: { d: "M3.5 3.5h9v9h-9z" },
	dot: { d: "M8 4.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7", fill: true },
	square: { d: "M4.5 4.5h7v7h-7z", fill: true },
	half: { d: "M8 4a4 4 0 1 0 0 8zM8 4a4 4 0 1 1 0 8", fill: true },
	tick: { d: "M3.5 8.5l3 3l6-7" },
	stop: { d: "M4.5 4.5l7 7M11.5 4.5l-7 7M8 2.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11" },
};

export function Mark({ name, className, title }: { name: MarkName; className?: string; title?: string }) {
	const { d, fill } = PATHS[name];
	const half = name === "half";
	return (
		<svg
			className={className}
			viewBox="0 0 16 16"
			width="13"
			height="13"
			aria-hidden={title ? undefined : true}
			role={title ? "img" : undefined}
		>
			{title && <title>{title}</title>}
			{half ? (
				<>
					<path d="M8 4a4 4 0 1 0 0 8z" fill="currentColor" />
					<circle cx="8" cy="8" r="4" fill="none" stroke="currentColor" strokeWidth="1.4" />
				</>
			) : (
				<path
					d={d}
					fill={fill ? "currentColor" : "none"}
					stroke="currentColor"
					strokeWidth="1.5"
					strokeLinecap="round"
					strokeLinejoin="round"
				/>
			)}
		</svg>
	);
}
