/** The form of the sign-up page: who comes, to which session, and the activity's own questions. */
import Button from "antd/es/button";
import Checkbox from "antd/es/checkbox";
import Form from "antd/es/form";
import Input from "antd/es/input";
import InputNumber from "antd/es/input-number";
import Radio from "antd/es/radio";
import { localize, t } from "@/kit/text";
import { Problem } from "@/parts/dialog/Problem";
import { useProvenSending } from "@/parts/human/useProvenSending";
import { type OpenActivity, type Question, type SignedUp, signUp, type Typed } from "./api";

interface Props {
	activity: OpenActivity;
	token: string;
	onSigned: (signed: SignedUp) => void;
	/** What is free may have changed. */
	onRefused: () => void;
}

const MOST = 10;

export function SignUpForm({ activity, token, onSigned, onRefused }: Props) {
	const [form] = Form.useForm<Typed>();
	const { busy, errors, problem, run, check, waits } = useProvenSending();
	const send = async (typed: Typed) => {
		const agreed = await run(async (proof) => onSigned(await signUp(token, typed, proof)));
		if (!agreed) onRefused();
	};
	const fault = (key: string) =>
		errors[key] ? { validateStatus: "error" as const, help: localize(errors[key]) } : {};
	const missing = (text: string) => ({ required: true, message: text });
	return (
		<Form form={form} layout="vertical" initialValues={{ seats: 1 }} onFinish={(typed) => void send(typed)}>
			{activity.sessions.length > 0 && (
				<Form.Item
					name="sessionId"
					label={t("场次 | Session")}
					rules={[missing(t("请选择场次 | Choose a session"))]}
					{...fault("sessionId")}
				>
					<Radio.Group
						vertical
						options={activity.sessions.map((part) => ({
							value: part.id,
							label: t("{name}（{at}，余 {left}） | {name} ({at}, {left} left)", {
								name: part.name,
								at: part.beginAt.slice(5, 16),
								left: part.left,
							}),
						}))}
					/>
				</Form.Item>
			)}
			<Form.Item
				name="name"
				label={t("姓名 | Name")}
				rules={[missing(t("请填写姓名 | Fill in your name"))]}
				{...fault("name")}
			>
				<Input maxLength={60} autoComplete="name" />
			</Form.Item>
			<Form.Item
				name="phone"
				label={t("手机 | Mobile")}
				rules={[missing(t("请填写手机 | Fill in your mobile number"))]}
				{...fault("phone")}
			>
				<Input maxLength={20} autoComplete="tel" inputMode="tel" />
			</Form.Item>
			<Form.Item name="seats" label={t("人数 | People")} {...fault("seats")}>
				<InputNumber min={1} max={MOST} precision={0} />
			</Form.Item>
			{activity.questions.map((question) => (
				<Form.Item
					key={question.id}
					name={["answers", question.id]}
					label={question.label}
					rules={question.required ? [missing(t("请回答此问题 | Please answer this"))] : []}
					{...fault(question.id)}
				>
					{inputOf(question)}
				</Form.Item>
			))}
			{check}
			<Problem text={problem} />
			<Button type="primary" htmlType="submit" size="large" block loading={busy} disabled={waits}>
				{activity.needReview
					? t("提交报名 | Apply")
					: activity.signing === "waiting"
						? t("加入候补 | Join the waiting list")
						: t("报名 | Sign up")}
			</Button>
		</Form>
	);
}

function inputOf({ kind, options }: Question) {
	if (kind === "single") return <Radio.Group vertical options={options} />;
	if (kind === "multi") return <Checkbox.Group options={options} />;
	return <Input.TextArea maxLength={200} autoSize={{ minRows: 2, maxRows: 5 }} />;
}
