/** The bar that floats over the board: what can be done with what is chosen, and the way to choose nothing. */
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import type { ReactNode } from "react";
import { type Pair, t } from "@/kit/text";
import styles from "./pop.module.css";

interface Props {
	label: Pair;
	/** Without it there is no button to clear. */
	clear?: () => void;
	children: ReactNode;
	[data: `data-${string}`]: string | boolean;
}

export function FloatingBar({ label, clear, children, ...data }: Props) {
	return (
		<Flex
			wrap
			align="center"
			justify="center"
			gap="small"
			className={styles.bar}
			role="toolbar"
			aria-label={t(label)}
			{...data}
		>
			{children}
			{clear && (
				<Button size="small" type="text" aria-label={t("取消选择 | Clear selection")} onClick={clear}>
					✕
				</Button>
			)}
		</Flex>
	);
}
