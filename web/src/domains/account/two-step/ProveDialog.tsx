/** Asks for the password and a code before the second factor is turned off, or its recovery codes are drawn anew. */
import Form from "antd/es/form";
import Input from "antd/es/input";
import { useState } from "react";
import { type Pair, t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { useSending } from "@/parts/dialog/useSending";
import { Refusal } from "@/parts/Refusal";
import { type FactorProof, renewFactorCodes, turnOffFactor } from "../api";
import { RecoveryCodes } from "./RecoveryCodes";

export type Wish = "off" | "codes";

const TITLES: Readonly<Record<Wish, Pair>> = {
	off: "关闭两步验证 | Turn off two-step verification",
	codes: "重新生成恢复码 | New recovery codes",
};

interface Props {
	wish: Wish;
	onClose: () => void;
}

export default function ProveDialog({ wish, onClose }: Props) {
	const [form] = Form.useForm<FactorProof>();
	const [codes, setCodes] = useState<string[] | null>(null);
	const act = useSending();
	const turnOff = async (proof: FactorProof) => {
		const done = await act.run(() => turnOffFactor(proof), "两步验证已关闭 | Two-step verification is off");
		if (done) onClose();
	};
	const save = async () => {
		const proof = await form.validateFields();
		if (wish === "off") return turnOff(proof);
		await act.run(async () => setCodes((await renewFactorCodes(proof)).codes));
	};
	if (codes) {
		return (
			<Dialog width={480} title={t(TITLES[wish])} onClose={onClose} guarded>
				<RecoveryCodes codes={codes} />
			</Dialog>
		);
	}
	return (
		<Dialog
			width={440}
			title={t(TITLES[wish])}
			onClose={onClose}
			onSubmit={() => void save().catch(() => undefined)}
			busy={act.busy}
			danger={wish === "off"}
		>
			<Refusal failure={act.failure} />
			<Form form={form} layout="vertical" requiredMark={false}>
				<Form.Item
					name="password"
					label={t("登录密码 | Password")}
					rules={[{ required: true, message: t("请输入密码 | Please enter your password") }]}
				>
					<Input.Password autoComplete="current-password" autoFocus />
				</Form.Item>
				<Form.Item
					name="code"
					label={t("验证码或恢复码 | Code or recovery code")}
					rules={[{ required: true, message: t("请输入验证码 | Enter the code") }]}
				>
					<Input autoComplete="one-time-code" maxLength={20} />
				</Form.Item>
			</Form>
		</Dialog>
	);
}
