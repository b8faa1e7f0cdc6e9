/** A small house whose door tells what is wrong: locked, missing, or off its hinges. */
import styles from "./ErrorPage.module.css";

export type Code = 403 | 404 | 500;

export function Picture({ code }: { code: Code }) {
	return (
		<svg className={styles.picture} viewBox="0 0 260 170" aria-hidden="true">
			<path
				className="sky"
				d="M18 150c-14-30 4-60 34-62 6-38 60-54 86-28 34-16 78 6 78 40 28 4 36 34 24 50z"
			/>
			<path className="wall" d="M76 150V74l54-38 54 38v76z" />
			<path className="line" d="M64 82 130 34l66 48M20 150h220" />
			<rect className={code === 500 ? "gap" : "lit"} x="92" y="84" width="20" height="20" rx="2" />
			<rect className="gap" x="148" y="84" width="20" height="20" rx="2" />
			{DOORS[code]}
		</svg>
	);
}

const DOORS = {
	403: (
		<>
			<rect className="door" x="116" y="104" width="28" height="46" rx="2" />
			<path className="line" d="M124 128v-4a6 6 0 0 1 12 0v4" />
			<rect className="metal" x="121" y="127" width="18" height="14" rx="3" />
		</>
	),
	404: (
		<>
			<rect className="gap" x="116" y="104" width="28" height="46" rx="2" />
			<path className="line" d="M116 150v-46h28v46" strokeDasharray="5 7" />
			<path className="line" d="M214 150v-44" />
			<path className="door" d="M198 92h30l8 9-8 9h-30z" />
		</>
	),
	500: (
		<>
			<rect className="gap" x="116" y="104" width="28" height="46" rx="2" />
			<rect className="door" x="140" y="104" width="28" height="46" rx="2" transform="rotate(14 140 150)" />
			<path className="metal" d="m216 118 9 32h-18z" />
			<path className="line" d="M202 150h28" />
		</>
	),
} as const;
