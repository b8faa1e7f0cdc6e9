/** The public page of a form, by its link; made for a phone, and nobody needs to be signed in. */
import { useQuery } from "@tanstack/react-query";
import Alert from "antd/es/alert";
import Button from "antd/es/button";
import Form from "antd/es/form";
import Input from "antd/es/input";
import InputNumber from "antd/es/input-number";
import Result from "antd/es/result";
import Select from "antd/es/select";
import Switch from "antd/es/switch";
import Typography from "antd/es/typography";
import { useState } from "react";
import { useParams } from "react-router";
import type { Shapes } from "@/gen/api";
import { randomId } from "@/kit/client-id";
import { get, post } from "@/kit/http";
import { locale, localize, t } from "@/kit/text";
import { Problem } from "@/parts/dialog/Problem";
import { EmptyBox } from "@/parts/EmptyBox";
import { useProvenSending } from "@/parts/human/useProvenSending";
import { PublicPage, PublicWord } from "@/parts/PublicPage";
import { Waiting } from "@/parts/Waiting";
import { askedOf, bodyOf, type Values } from "./asked";

type PublicForm = Shapes["PublicForm"];
type PublicField = Shapes["PublicField"];

const KEPT = "gj-form-device";

/** Made up once and kept: it tells answers of one browser from another's and nothing else. */
function deviceId(): string {
	const kept = localStorage.getItem(KEPT) ?? randomId();
	localStorage.setItem(KEPT, kept);
	return kept;
}

const named = ({ title, titleEn }: { title: string; titleEn: string }) =>
	(locale() === "en" && titleEn) || title;

export default function FillForm() {
	const { token = "" } = useParams();
	const [sent, setSent] = useState(false);
	const { data, error } = useQuery({
		queryKey: ["online/public", token],
		queryFn: () => get("/online/public/open", { token, device: deviceId() }, { quiet: true }),
		retry: false,
		staleTime: Number.POSITIVE_INFINITY,
	});
	if (error && !data)
		return (
			<PublicWord>
				<EmptyBox alarm title={t("打不开 | This cannot be opened")} text={localize(error.message)} />
			</PublicWord>
		);
	if (!data) return <Waiting />;
	if (sent || data.done)
		return (
			<PublicWord>
				<Result
					status="success"
					title={t("已提交，谢谢！ | Sent, thank you!")}
					subTitle={`${data.organisation} · ${named(data)}`}
				/>
			</PublicWord>
		);
	return (
		<PublicPage>
			<Typography.Title level={3}>{named(data)}</Typography.Title>
			<Typography.Paragraph type="secondary">{data.organisation}</Typography.Paragraph>
			{data.intro && <Typography.Paragraph>{data.intro}</Typography.Paragraph>}
			{data.end && (
				<Typography.Paragraph type="secondary">
					{t("截止 {end} | Open until {end}", { end: data.end.slice(0, 16) })}
				</Typography.Paragraph>
			)}
			{data.obstacle ? (
				<Alert type="warning" showIcon title={localize(data.obstacle)} />
			) : (
				<Questions form={data} token={token} onSent={() => setSent(true)} />
			)}
		</PublicPage>
	);
}

function Questions({ form, token, onSent }: { form: PublicForm; token: string; onSent: () => void }) {
	const [values, setValues] = useState<Values>({});
	const sending = useProvenSending();
	const send = () =>
		sending.run(async (proof) => {
			const body = { token, device: deviceId(), values: bodyOf(form.fields, values), ...proof };
			await post("/online/public/answer", body, { quiet: true });
			onSent();
		});
	return (
		<Form layout="vertical" onFinish={() => void send()}>
			{askedOf(form.fields, values).map((field) => (
				<Form.Item
					key={field.key}
					label={named(field)}
					htmlFor={field.key}
					required={field.required}
					validateStatus={sending.errors[field.key] ? "error" : ""}
					help={sending.errors[field.key] && localize(sending.errors[field.key] ?? "")}
				>
					<Entry
						field={field}
						value={values[field.key]}
						onChange={(value) => setValues((all) => ({ ...all, [field.key]: value }))}
					/>
				</Form.Item>
			))}
			{sending.check}
			<Problem text={sending.problem ?? sending.errors.device} />
			<Button
				type="primary"
				size="large"
				block
				htmlType="submit"
				loading={sending.busy}
				disabled={sending.waits}
			>
				{t("提交 | Send")}
			</Button>
		</Form>
	);
}

interface EntryProps {
	field: PublicField;
	value: Values[string];
	onChange: (value: Values[string]) => void;
}

/** The phone's own choosers of days and times. */
const CLOCKS: Readonly<Record<string, string>> = { date: "date", datetime: "datetime-local", time: "time" };

function Entry({ field, value, onChange }: EntryProps) {
	const text = typeof value === "string" ? value : "";
	const most = field.most === null ? {} : { maxLength: field.most };
	if (field.kind === "bool") return <Switch id={field.key} checked={value === true} onChange={onChange} />;
	if (field.kind === "dict")
		return (
			<Select
				id={field.key}
				allowClear
				value={text || null}
				options={field.options.map((one) => ({ value: one.value, label: one.text }))}
				onChange={(chosen: string | undefined) => onChange(chosen ?? "")}
			/>
		);
	if (field.kind === "textarea")
		return (
			<Input.TextArea
				id={field.key}
				rows={3}
				{...most}
				value={text}
				onChange={({ target }) => onChange(target.value)}
			/>
		);
	if (["int", "decimal", "money"].includes(field.kind))
		return (
			<InputNumber<string>
				id={field.key}
				stringMode
				value={text || null}
				onChange={(number) => onChange(number ?? "")}
			/>
		);
	const clock = CLOCKS[field.kind];
	return (
		<Input
			id={field.key}
			type={clock ?? "text"}
			{...(clock ? {} : most)}
			value={text}
			onChange={({ target }) => onChange(target.value)}
		/>
	);
}
