/** A row of bars with its numbers behind it, for a look at how something went. */
import Flex from "antd/es/flex";
import styles from "./bars.module.css";

export interface Bar {
	key: string;
	value: number;
	/** What the bar says when it is pointed at, and to a screen reader. */
	text: string;
	/** Below the bar, where there is room. */
	name?: string;
	alarm?: boolean;
}

export function Bars({ label, bars, tall = false }: { label: string; bars: Bar[]; tall?: boolean }) {
	const most = Math.max(1, ...bars.map((bar) => bar.value));
	return (
		<figure className={styles.figure}>
			<figcaption>{label}</figcaption>
			<Flex
				component="ol"
				align="flex-end"
				gap="var(--ant-margin-xxs)"
				className={styles.bars}
				data-tall={tall}
			>
				{bars.map((bar) => (
					<li key={bar.key} title={bar.text}>
						<Flex component="span" align="flex-end" justify="center" className={styles.column}>
							<i
								data-alarm={bar.alarm ?? false}
								style={{ height: `${Math.max(3, (bar.value / most) * 100)}%` }}
							/>
						</Flex>
						{bar.name && <span className={styles.name}>{bar.name}</span>}
						<span className="gj-sr">{bar.text}</span>
					</li>
				))}
			</Flex>
		</figure>
	);
}
