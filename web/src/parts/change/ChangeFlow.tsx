/** The way to another password, phone or e-mail: proof first, then the new value, then what was done. */
import Steps from "antd/es/steps";
import type { ReactNode } from "react";
import { t } from "@/kit/text";
import styles from "./change.module.css";

interface Props {
	/** What is asked before it is done, each by its name. */
	steps: string[];
	at: number;
	/** What stands after the last step. */
	done: ReactNode;
	children: ReactNode;
}

export function ChangeFlow({ steps, at, done, children }: Props) {
	return (
		<>
			<Steps
				size="small"
				className={styles.steps ?? ""}
				responsive={false}
				titlePlacement="vertical"
				current={at}
				items={[...steps, t("完成 | Done")].map((title) => ({ title }))}
			/>
			{at < steps.length ? children : done}
		</>
	);
}
