/** One person completes their own data, by a link that is good once and for a while; staff look at it before it counts. */

import { useQuery } from "@tanstack/react-query";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Form from "antd/es/form";
import Input from "antd/es/input";
import Result from "antd/es/result";
import Select from "antd/es/select";
import { useState } from "react";
import { localize, t } from "@/kit/text";
import { failureOf } from "@/kit/transport";
import { EmptyBox } from "@/parts/EmptyBox";
import type { Proof } from "@/parts/human/HumanCheck";
import { useProvenSending } from "@/parts/human/useProvenSending";
import { Waiting } from "@/parts/Waiting";
import { fillForm, type OwnField, type OwnForm, openForm } from "./api";
import styles from "./Improve.module.css";

export default function Improve() {
	const token = location.hash.slice(1);
	const [sent, setSent] = useState(false);
	const { data, error } = useQuery({
		queryKey: ["improve", token],
		queryFn: () => openForm(token),
		enabled: token !== "",
		retry: false,
		staleTime: Number.POSITIVE_INFINITY,
	});
	if (sent) return <Thanks organisation={data?.organisation ?? ""} />;
	if (token === "" || (error && !data)) return <NoForm error={error} />;
	if (!data) return <Waiting />;
	return <OwnDataForm form={data} token={token} onSent={() => setSent(true)} />;
}

function NoForm({ error }: { error: Error | null }) {
	return (
		<Flex component="main" vertical align="center" justify="center" className={styles.page}>
			<EmptyBox
				alarm
				title={t("链接不可用 | This link cannot be used")}
				text={
					error
						? localize(error.message)
						: t("请从收到的完整链接打开本页。 | Please open this page by the whole link that you got.")
				}
			/>
		</Flex>
	);
}

function Thanks({ organisation }: { organisation: string }) {
	return (
		<Flex component="main" vertical align="center" justify="center" className={styles.page}>
			<Result
				status="success"
				title={t("已提交，谢谢！ | Sent, thank you!")}
				subTitle={t(
					"{organisation}核对后会更新您的资料。 | {organisation} will check and take over what you wrote.",
					{
						organisation,
					},
				)}
			/>
		</Flex>
	);
}

interface FormProps {
	form: OwnForm;
	token: string;
	onSent: () => void;
}

function OwnDataForm({ form, token, onSent }: FormProps) {
	const [fields] = Form.useForm<Record<string, string>>();
	const { busy, problem, run, check, waits } = useProvenSending();
	// After the first error each key is checked, so that it goes away before the button is pressed and nothing jumps.
	const [erred, setErred] = useState(false);
	const send = async (values: Record<string, string | undefined>) => {
		const typed = Object.entries(values).filter((one): one is [string, string] => Boolean(one[1]?.trim()));
		const fill = async (proof: Proof | null) => {
			await fillForm(token, Object.fromEntries(typed), proof).catch((error: unknown) => {
				const wrong = Object.entries(failureOf(error).fields);
				fields.setFields(wrong.map(([name, message]) => ({ name, errors: [localize(message)] })));
				throw error;
			});
			onSent();
		};
		await run(fill);
	};
	return (
		<Flex component="main" vertical align="center" justify="center" className={styles.page}>
			<div className={styles.card}>
				<h1>{t("完善资料 | Complete your details")}</h1>
				<p>
					{t(
						"{name}，您好！{organisation}请您核对并补充以下资料，只填需要更新的即可。 | Hello {name}, {organisation} asks you to complete the following; fill in only what has changed.",
						{
							name: form.name,
							organisation: form.organisation,
						},
					)}
				</p>
				<Form
					form={fields}
					layout="vertical"
					requiredMark={false}
					onFieldsChange={(_, all) => all.some((one) => one.errors?.length) && setErred(true)}
					onFinish={(values) => void send(values)}
				>
					{form.fields.map((field) => (
						<Form.Item
							key={field.key}
							name={field.key}
							label={localize(field.label)}
							rules={rulesOf(field)}
							validateTrigger={erred ? ["onChange", "onBlur"] : "onBlur"}
						>
							<OwnInput field={field} />
						</Form.Item>
					))}
					{check}
					{problem && (
						<p role="alert" className={styles.refusal}>
							{problem}
						</p>
					)}
					<Button type="primary" htmlType="submit" size="large" block loading={busy} disabled={waits}>
						{t("提交 | Send")}
					</Button>
				</Form>
				<small>
					{t(
						"链接有效期至 {expires}，提交后失效。资料仅用于联系与服务。 | The link is good until {expires}, and once. What you write is used to reach and serve you only.",
						{
							expires: form.expires.slice(0, 16),
						},
					)}
				</small>
			</div>
		</Flex>
	);
}

interface InputProps {
	field: OwnField;
	id?: string;
	value?: string;
	onChange?: (value: string | undefined) => void;
}

/** What the form hands to it comes with the rest. A day is typed as the phone does it. */
function OwnInput({ field, onChange, ...rest }: InputProps) {
	if (field.kind === "dict")
		return (
			<Select
				{...rest}
				allowClear
				placeholder={hintOf(field)}
				options={field.options.map(({ value, label }) => ({ value, label: localize(label) }))}
				{...(onChange ? { onChange } : {})}
			/>
		);
	return (
		<Input
			{...rest}
			type={field.kind === "date" ? "date" : "text"}
			{...(field.max ? { maxLength: field.max } : {})}
			autoComplete={COMPLETE[field.key] ?? "off"}
			placeholder={hintOf(field)}
			onChange={({ target }) => onChange?.(target.value)}
		/>
	);
}

const COMPLETE: Readonly<Record<string, string>> = {
	phone: "tel",
	mobile: "tel",
	birth: "bday",
	email: "email",
	address: "street-address",
};

const hintOf = (field: OwnField) =>
	field.known ? t("已登记，如有变化请填写 | We have one; fill in if it has changed") : "";

function rulesOf({ pattern, message }: OwnField) {
	return pattern ? [{ pattern: new RegExp(`^(?:${pattern})$`, "u"), message: localize(message) }] : [];
}
