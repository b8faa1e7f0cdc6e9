/** The proof of who holds the phone: a code sent to the number that the desk knows, the name and the last four of the document. */
import Alert from "antd/es/alert";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Form from "antd/es/form";
import Input from "antd/es/input";
import Typography from "antd/es/typography";
import { useState } from "react";
import { t } from "@/kit/text";
import { useCountdown } from "@/kit/useCountdown";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import { type Invitation, prove, sendCode } from "./api";
import styles from "./public.module.css";

interface Props {
	invitation: Invitation;
	token: string;
	onProven: (session: string) => void;
}

interface Typed {
	code: string;
	name: string;
	idTail: string;
}

export function Identify({ invitation, token, onProven }: Props) {
	const sending = useSending();
	const asking = useSending();
	const [wait, setWait] = useCountdown();
	const [sentTo, setSentTo] = useState<string | null>(null);
	const ask = () =>
		asking.run(async () => {
			const sent = await sendCode(token);
			setSentTo(sent.to);
			setWait(sent.seconds);
		});
	const send = ({ code, name, idTail }: Typed) =>
		sending.run(async () => onProven((await prove(token, { code, name, idTail })).session));
	const needed = (message: string) => [{ required: true, whitespace: true, message }];
	return (
		<div className={styles.card}>
			<Form<Typed> layout="vertical" size="large" requiredMark={false} onFinish={(typed) => void send(typed)}>
				<Typography.Paragraph type="secondary">
					{t("为确认是您本人，请核验身份。 | Please prove that it is you.")}
					{invitation.witness && <> {t("见证人：{who} | Witness: {who}", { who: invitation.witness })}</>}
				</Typography.Paragraph>
				<Form.Item
					label={t("手机 {phone} 的验证码 | Code sent to {phone}", { phone: invitation.phone })}
					htmlFor="sign-code"
					extra={sentTo && t("验证码已发送，10分钟内有效 | The code was sent and is good for 10 minutes")}
				>
					<Flex gap="small">
						<Form.Item name="code" noStyle rules={needed(t("请输入验证码 | Enter the code"))}>
							<Input id="sign-code" inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
						</Form.Item>
						<Button loading={asking.busy} disabled={wait > 0} onClick={() => void ask()}>
							{wait > 0 ? `${wait}s` : t("获取验证码 | Send code")}
						</Button>
					</Flex>
				</Form.Item>
				<Problem text={asking.problem} />
				<Form.Item
					name="name"
					label={t("您的姓名 | Your name")}
					rules={needed(t("请输入姓名 | Enter your name"))}
				>
					<Input autoComplete="name" maxLength={60} />
				</Form.Item>
				<Form.Item
					name="idTail"
					label={t("证件号码后四位 | Last four of your ID number")}
					rules={needed(t("请输入证件后四位 | Enter the last four"))}
				>
					<Input maxLength={4} autoComplete="off" autoCapitalize="characters" />
				</Form.Item>
				{sending.problem && <Alert type="error" showIcon title={sending.problem} />}
				<Button type="primary" htmlType="submit" block loading={sending.busy} className={styles.go}>
					{invitation.sealed
						? t("核验并领取文件 | Go on to your copy")
						: t("核验并阅读文件 | Go on to the document")}
				</Button>
			</Form>
		</div>
	);
}
