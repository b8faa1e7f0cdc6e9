/** Changes phone, e-mail, user name or password in three steps: who I am, the new value, done. */
import Modal from "antd/es/modal";
import Result from "antd/es/result";
import Steps from "antd/es/steps";
import { useState } from "react";
import { type Pair, t } from "@/kit/text";
import styles from "./account.module.css";
import type { Changed, Profile } from "./api";
import { NewValueStep } from "./NewValueStep";
import { ProofStep } from "./ProofStep";

export const NAMES: Readonly<Record<Changed, Pair>> = {
	password: "登录密码 | Password",
	phone: "手机号 | Mobile",
	email: "邮箱 | E-mail",
	username: "用户名 | User name",
};

interface Props {
	field: Changed;
	profile: Profile;
	onClose: () => void;
}

export default function ChangeDialog({ field, profile, onClose }: Props) {
	const [key, setKey] = useState<string | null>(null);
	const [done, setDone] = useState(false);
	const step = done ? 2 : key ? 1 : 0;
	return (
		<Modal
			open
			width={520}
			title={t("修改{name} | Change {name}", { name: t(NAMES[field]) })}
			footer={null}
			onCancel={onClose}
			mask={{ closable: false }}
		>
			<Steps
				size="small"
				className={styles.steps ?? ""}
				current={step}
				items={[
					{ title: t("验证身份 | Prove who you are") },
					{ title: t("填写新值 | New value") },
					{ title: t("完成 | Done") },
				]}
			/>
			{step === 0 && <ProofStep profile={profile} onProved={setKey} />}
			{step === 1 && key && (
				<NewValueStep field={field} proof={key} onOver={() => setKey(null)} onDone={() => setDone(true)} />
			)}
			{step === 2 && (
				<Result
					status="success"
					title={t("修改成功 | Changed")}
					subTitle={
						field === "password" ? t("其他设备已退出登录。 | Your other devices were signed out.") : undefined
					}
				/>
			)}
		</Modal>
	);
}
