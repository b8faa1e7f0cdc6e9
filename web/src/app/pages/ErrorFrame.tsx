/** What every error page shows: a picture, its number, one sentence, and below it the ways on. */
import Flex from "antd/es/flex";
import type { ReactNode } from "react";
import styles from "./ErrorPage.module.css";
import { type Code, Picture } from "./Picture";

interface Props {
	code: Code;
	title: string;
	text: string;
	children?: ReactNode;
}

export function ErrorFrame({ code, title, text, children }: Props) {
	return (
		<Flex
			component="section"
			vertical
			align="center"
			gap="var(--ant-margin-sm)"
			className={styles.box}
			data-error-page={code}
			role={code === 500 ? "alert" : undefined}
		>
			<Picture code={code} />
			<span className={styles.code}>{code}</span>
			<h1>{title}</h1>
			<p>{text}</p>
			{children}
		</Flex>
	);
}
