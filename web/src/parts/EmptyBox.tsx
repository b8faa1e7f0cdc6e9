/** One sentence where there is nothing to show, and the way on. */
import Empty from "antd/es/empty";
import Flex from "antd/es/flex";
import type { ReactNode } from "react";
import look from "@/parts/look.module.css";
import styles from "./EmptyBox.module.css";

interface Props {
	title: string;
	text?: string;
	children?: ReactNode;
	alarm?: boolean;
}

export function EmptyBox({ title, text, children, alarm = false }: Props) {
	return (
		<div role={alarm ? "alert" : undefined}>
			<Empty
				className={styles.box ?? ""}
				image={Empty.PRESENTED_IMAGE_SIMPLE}
				description={
					<>
						<b>{title}</b>
						{text && <p className={look.quiet}>{text}</p>}
					</>
				}
			>
				{children && (
					<Flex wrap justify="center" gap="small">
						{children}
					</Flex>
				)}
			</Empty>
		</div>
	);
}
