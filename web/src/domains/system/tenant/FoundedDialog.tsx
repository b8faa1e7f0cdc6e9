/** What the founder hands on: where to sign in and as whom, or the link that opens the account, which is shown once. */

import Alert from "antd/es/alert";
import Button from "antd/es/button";
import Typography from "antd/es/typography";
import type { Answer } from "@/kit/http";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import look from "@/parts/look.module.css";

export interface Founded {
	made: Answer<"POST /sys/tenant/add">;
	username: string;
}

export function FoundedDialog({ founded, onClose }: { founded: Founded; onClose: () => void }) {
	const { opening } = founded.made;
	return (
		<Dialog
			width={560}
			title={t("{name}已创建 | {name} is ready", { name: founded.made.name ?? "" })}
			onClose={onClose}
			footer={
				<Button type="primary" onClick={onClose}>
					{t("完成 | Done")}
				</Button>
			}
		>
			<dl className={look.facts}>
				<Fact name={t("登录地址 | Sign in at")} value={`${location.origin}/user/login`} />
				<Fact name={t("管理员账号 | Account")} value={founded.username} />
				{opening && (
					<Fact name={t("开通链接 | Link to open it")} value={`${location.origin}${opening.url}`} />
				)}
			</dl>
			{opening && (
				<Alert
					type="warning"
					showIcon
					title={t(
						"链接只显示这一次，{time}前有效，用过即失效。请当面或通过可靠的方式交给管理员本人。 | The link is shown this once, works until {time} and only once. Hand it to the administrator in person or by a way you trust.",
						{ time: opening.expiresAt.slice(0, 16) },
					)}
				/>
			)}
		</Dialog>
	);
}

function Fact({ name, value }: { name: string; value: string }) {
	return (
		<>
			<dt>{name}</dt>
			<dd>
				<Typography.Text copyable={{ tooltips: [t("复制 | Copy"), t("已复制 | Copied")] }}>
					{value}
				</Typography.Text>
			</dd>
		</>
	);
}
