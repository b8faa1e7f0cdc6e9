/** My real-name verification: how it stands, and the form that hands it in. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import Alert from "antd/es/alert";
import Button from "antd/es/button";
import Form from "antd/es/form";
import Input from "antd/es/input";
import { useRules } from "@/engine/describe";
import { formRule } from "@/kit/form-rule";
import { useReadOnly } from "@/kit/rights";
import { type Pair, t } from "@/kit/text";
import { useTopic } from "@/live/useTopic";
import { Broken } from "@/parts/Broken";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import look from "@/parts/look.module.css";
import { UploadField } from "@/parts/upload/UploadField";
import { Waiting } from "@/parts/Waiting";
import { type OwnRealName, type Papers, realNameQuery, submitRealName } from "./api";

const PHOTO = { kind: "image", most: 1, megabytes: 10, side: 0 } as const;
const SIDES: ReadonlyArray<{ side: "front" | "back"; label: Pair }> = [
	{ side: "front", label: "身份证人像面 | Side with the portrait" },
	{ side: "back", label: "身份证国徽面 | Side with the emblem" },
];
const STATES: Readonly<
	Record<OwnRealName["state"], { type: "info" | "success" | "warning" | "error"; title: Pair }>
> = {
	"0": { type: "info", title: "您尚未实名认证 | You are not verified yet" },
	"1": {
		type: "warning",
		title: "审核中，结果会发到您的消息 | Under review; you will be told in your notices",
	},
	"2": { type: "success", title: "您已通过实名认证 | You are verified" },
	"3": { type: "error", title: "认证未通过，请修改后重新提交 | Rejected: mend it and hand it in again" },
};

export default function RealName() {
	const own = useQuery(realNameQuery);
	const client = useQueryClient();
	const again = () => void client.invalidateQueries({ queryKey: realNameQuery.queryKey });
	useTopic("user", { onEvent: again, onResync: again });
	if (own.error && !own.data) return <Broken error={own.error} retry={() => void own.refetch()} />;
	if (!own.data) return <Waiting />;
	const { state, reason } = own.data;
	const { type, title } = STATES[state];
	return (
		<>
			<Alert
				showIcon
				type={type}
				title={t(title)}
				description={reason && t("原因：{reason} | Reason: {reason}", { reason })}
			/>
			{state !== "0" && <HandedIn own={own.data} />}
			{(state === "0" || state === "3") && <PapersForm key={state} known={own.data} onDone={again} />}
		</>
	);
}

function HandedIn({ own }: { own: OwnRealName }) {
	const facts: Array<[string, string | null]> = [
		[t("真实姓名 | Real name"), own.realname],
		[t("身份证号码 | ID number"), own.idNo],
		[t("提交时间 | Handed in"), own.submittedAt],
		[t("审核时间 | Reviewed at"), own.reviewedAt],
	];
	return (
		<dl className={look.facts}>
			{facts.map(([name, value]) => (
				<div key={name} style={{ display: "contents" }}>
					<dt>{name}</dt>
					<dd>{value ?? "–"}</dd>
				</div>
			))}
		</dl>
	);
}

function PapersForm({ known, onDone }: { known: OwnRealName; onDone: () => void }) {
	const [form] = Form.useForm<Papers>();
	const rules = useRules();
	const act = useSending();
	const readOnly = useReadOnly();
	if (readOnly) return null;
	const send = async (papers: Papers) => {
		const done = await act.run(
			() => submitRealName(papers),
			"提交成功，请等待审核 | Handed in; it will be reviewed",
		);
		if (done) onDone();
	};
	const fault = (name: keyof Papers) =>
		act.errors[name] ? ({ validateStatus: "error", help: act.errors[name] } as const) : {};
	const needed = { required: true, message: t("请填写 | Please fill this in") };
	return (
		<Form<Papers>
			form={form}
			layout="vertical"
			className={look.narrow}
			initialValues={{ realname: known.realname ?? "" }}
			onFinish={(papers) => void send(papers)}
		>
			<Form.Item
				name="realname"
				label={t("真实姓名 | Real name")}
				rules={[needed, ...formRule(rules.name)]}
				{...fault("realname")}
			>
				<Input maxLength={50} autoComplete="name" />
			</Form.Item>
			<Form.Item
				name="idNo"
				label={t("身份证号码 | ID number")}
				rules={[needed, ...formRule(rules.national_id)]}
				{...fault("idNo")}
			>
				<Input maxLength={40} autoComplete="off" />
			</Form.Item>
			{SIDES.map(({ side, label }) => (
				<Form.Item
					key={side}
					name={side}
					label={t(label)}
					rules={[{ required: true, message: t("请上传照片 | Please upload the photo") }]}
					{...fault(side)}
				>
					<UploadField limits={PHOTO} biz={`sys/realName.${side}`} label={t(label)} />
				</Form.Item>
			))}
			<p className={look.note}>
				{t("号码加密保存，照片仅审核人可见。 | The number is kept encrypted; only reviewers see the photos.")}
			</p>
			<Problem text={act.problem} />
			<Button type="primary" htmlType="submit" loading={act.busy}>
				{t("提交认证 | Hand in")}
			</Button>
		</Form>
	);
}
