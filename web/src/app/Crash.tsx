/** Keeps a broken page from taking the window with it: says so and offers to load anew. */
import Button from "antd/es/button";
import { Component, type ReactNode } from "react";
import { t } from "@/kit/text";
import styles from "./Crash.module.css";

export class Crash extends Component<{ children: ReactNode }, { failed: boolean }> {
	override state = { failed: false };

	static getDerivedStateFromError(): { failed: boolean } {
		return { failed: true };
	}

	override render(): ReactNode {
		if (!this.state.failed) return this.props.children;
		return (
			<div className={styles.box} role="alert">
				<h2>{t("这个页面出错了 | This page has failed")}</h2>
				<p>{t("已保存的数据不受影响。 | What was saved is not affected.")}</p>
				<Button type="primary" onClick={() => this.setState({ failed: false })}>
					{t("重试 | Try again")}
				</Button>
				<Button onClick={() => location.reload()}>{t("重新加载 | Reload")}</Button>
			</div>
		);
	}
}
