/** One sentence where there is nothing to show, and the way on. */
import Flex from "antd/es/flex";
import type { ReactNode } from "react";
import styles from "./EmptyBox.module.css";

interface Props {
	title: string;
	text?: string;
	children?: ReactNode;
	alarm?: boolean;
}

export function EmptyBox({ title, text, children, alarm = false }: Props) {
	return (
		<Flex vertical align="center" gap="small" className={styles.box} role={alarm ? "alert" : undefined}>
			<svg width="64" height="44" viewBox="0 0 64 44" aria-hidden="true">
				<path d="M4 20 32 4l28 16v20H4z" className={styles.house} />
				<path d="M26 40V28a6 6 0 0 1 12 0v12" className={styles.door} />
			</svg>
			<b>{title}</b>
			{text && <p>{text}</p>}
			{children && (
				<Flex wrap justify="center" gap="small" className={styles.ways}>
					{children}
				</Flex>
			)}
		</Flex>
	);
}
