/** Keeps a broken part from taking the window with it; what stands in its place may be given, and may try again. */
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { Component, type ReactNode } from "react";
import { t } from "@/kit/text";
import styles from "./Crash.module.css";

interface Props {
	children: ReactNode;
	instead?: (error: unknown, again: () => void) => ReactNode;
}

export class Crash extends Component<Props, { failed: boolean; error: unknown }> {
	override state = { failed: false, error: null };

	static getDerivedStateFromError(error: unknown): { failed: boolean; error: unknown } {
		return { failed: true, error };
	}

	again = () => this.setState({ failed: false, error: null });

	override render(): ReactNode {
		if (!this.state.failed) return this.props.children;
		if (this.props.instead) return this.props.instead(this.state.error, this.again);
		return (
			<Flex
				wrap
				align="center"
				justify="center"
				gap="var(--ant-margin-sm)"
				className={styles.box}
				role="alert"
			>
				<h2>{t("这个页面出错了 | This page has failed")}</h2>
				<p>{t("已保存的数据不受影响。 | What was saved is not affected.")}</p>
				<Button type="primary" onClick={() => location.reload()}>
					{t("重新加载 | Reload")}
				</Button>
			</Flex>
		);
	}
}
