/** The parts that know no domain, each in every state. */
import Button from "antd/es/button";
import Form from "antd/es/form";
import { lazy } from "react";
import { ask, notify, offer, toast } from "@/kit/notice";
import { EmptyBox } from "@/parts/EmptyBox";
import { Waiting } from "@/parts/Waiting";
import styles from "./Gallery.module.css";

const PasswordFields = lazy(() =>
	import("@/parts/password/PasswordFields").then((found) => ({ default: found.PasswordFields })),
);

const TONES = ["success", "info", "warning", "error"] as const;

export function PartsShown() {
	return (
		<section>
			<h2>零件 Parts</h2>
			<div className={styles.parts}>
				<figure>
					<figcaption>EmptyBox</figcaption>
					<EmptyBox title="还没有内容" text="一句话说明这里放什么。">
						<Button type="primary">新增</Button>
					</EmptyBox>
				</figure>
				<figure>
					<figcaption>EmptyBox alarm</figcaption>
					<EmptyBox alarm title="没有加载成功" text="数据没有丢失。">
						<Button>重试</Button>
					</EmptyBox>
				</figure>
				<figure>
					<figcaption>Waiting</figcaption>
					<Waiting />
				</figure>
				<figure>
					<figcaption>PasswordFields</figcaption>
					<Form layout="vertical">
						<PasswordFields />
					</Form>
				</figure>
				<figure>
					<figcaption>notice</figcaption>
					<p className={styles.line}>
						{TONES.map((tone) => (
							<Button key={tone} onClick={() => toast(tone, `toast ${tone}`)}>
								{tone}
							</Button>
						))}
						<Button onClick={() => notify("info", "标题 | Title", "一段说明 | Some words")}>notify</Button>
						<Button
							onClick={() => offer({ text: "已删除 3 条", label: "撤销", seconds: 10, run: () => undefined })}
						>
							offer
						</Button>
						<Button onClick={() => void ask({ title: "确定吗？ | Sure?", danger: true })}>ask</Button>
					</p>
				</figure>
				<figure>
					<figcaption>Button</figcaption>
					<p className={styles.line}>
						<Button type="primary">primary</Button>
						<Button>default</Button>
						<Button danger>danger</Button>
						<Button disabled>disabled</Button>
						<Button loading>loading</Button>
					</p>
				</figure>
			</div>
		</section>
	);
}
