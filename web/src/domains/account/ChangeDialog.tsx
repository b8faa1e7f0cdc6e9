/** Changes phone, e-mail, user name or password: who I am, the new value, done. */
import Result from "antd/es/result";
import { useState } from "react";
import { useRules } from "@/engine/describe";
import { type Pair, t } from "@/kit/text";
import { ChangeFlow } from "@/parts/change/ChangeFlow";
import { type Changed, NewValueForm } from "@/parts/change/NewValueForm";
import { Dialog } from "@/parts/dialog/Dialog";
import { change, type Profile, sendNewCode } from "./api";
import { ProofStep } from "./ProofStep";

const NAMES: Readonly<Record<Changed, Pair>> = {
	password: "登录密码 | Password",
	phone: "手机号 | Mobile",
	email: "邮箱 | E-mail",
	username: "用户名 | User name",
};
const RULE_OF: Readonly<Record<Changed, string>> = {
	password: "password",
	phone: "mobile",
	email: "email",
	username: "workbench_username",
};

interface Props {
	field: Changed;
	profile: Profile;
	onClose: () => void;
}

export default function ChangeDialog({ field, profile, onClose }: Props) {
	const [proof, setProof] = useState<string | null>(null);
	const [done, setDone] = useState(false);
	const rule = useRules()[RULE_OF[field]];
	return (
		<Dialog
			width={520}
			title={t("修改{name} | Change {name}", { name: t(NAMES[field]) })}
			onClose={onClose}
			guarded
		>
			<ChangeFlow
				steps={[t("验证身份 | Prove who you are"), t("填写新值 | New value")]}
				at={done ? 2 : proof ? 1 : 0}
				done={
					<Result
						status="success"
						title={t("修改成功 | Changed")}
						subTitle={field === "password" && t("其他设备已退出登录。 | Your other devices were signed out.")}
					/>
				}
			>
				{proof ? (
					<NewValueForm
						field={field}
						rule={rule}
						submit="提交 | Submit"
						{...(field === "phone" || field === "email"
							? { sendCode: (value: string) => sendNewCode(proof, field, value) }
							: {})}
						finish={(values) => change(proof, values).then(() => setDone(true))}
						isOver={({ id }) => id === "profile.proof.over"}
						onOver={() => setProof(null)}
					/>
				) : (
					<ProofStep profile={profile} onProved={setProof} />
				)}
			</ChangeFlow>
		</Dialog>
	);
}
