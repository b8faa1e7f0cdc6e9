/** A new risk; the level is shown while likelihood and impact are chosen, the server rates it again. */
import Input from "antd/es/input";
import Modal from "antd/es/modal";
import Rate from "antd/es/rate";
import Select from "antd/es/select";
import { useState } from "react";
import { useHost, useText } from "../kit/host";
import { Labelled, RefSelect, useDict } from "../kit/parts";
import { useAct } from "../kit/useRows";

export function NewRisk({ onClose }: { onClose: () => void }) {
	const { request } = useHost();
	const t = useText();
	const categories = useDict("hazard_category");
	const [values, setValues] = useState({
		title: "",
		category: "safety",
		description: "",
		likelihood: 3,
		impact: 3,
		due: "",
	});
	const [ownerId, setOwner] = useState<string | null>(null);
	const { busy, wrong, run } = useAct(onClose);
	const change = (part: Partial<typeof values>) => setValues({ ...values, ...part });
	const save = () =>
		run(() => request("POST", "/risk/register/add", { body: { ...values, ownerId } }), t("已登记 | Added"));
	const step = (key: "likelihood" | "impact", label: string) => (
		<div className="field">
			<span>{label}</span>
			<span>
				<Rate
					aria-label={label}
					allowClear={false}
					value={values[key]}
					character={({ index = 0 }) => index + 1}
					onChange={(value) => change({ [key]: value })}
				/>
			</span>
		</div>
	);
	return (
		<Modal
			open
			title={t("登记风险 | Add a risk")}
			okText={t("保存 | Save")}
			okButtonProps={{ disabled: !values.title.trim() }}
			confirmLoading={busy}
			onOk={save}
			onCancel={onClose}
		>
			<Labelled label={t("风险（必填） | Risk (required)")} wrong={wrong.title}>
				<Input
					value={values.title}
					maxLength={80}
					onChange={(event) => change({ title: event.target.value })}
				/>
			</Labelled>
			<div className="pair">
				<Labelled label={t("类别 | Category")} wrong={wrong.category}>
					<Select
						value={values.category}
						options={categories}
						aria-label={t("类别 | Category")}
						onChange={(category: string) => change({ category })}
					/>
				</Labelled>
				<Labelled label={t("负责人 | Owner")} wrong={wrong.ownerId}>
					<RefSelect path="sys/user" value={ownerId} onChange={setOwner} label={t("负责人 | Owner")} />
				</Labelled>
				{step("likelihood", t("可能性（1 罕见 – 5 几乎必然） | Likelihood (1 rare – 5 almost certain)"))}
				{step("impact", t("影响（1 轻微 – 5 灾难） | Impact (1 slight – 5 disastrous)"))}
				<Labelled label={t("整改期限 | Due")} wrong={wrong.due}>
					<Input type="date" value={values.due} onChange={(event) => change({ due: event.target.value })} />
				</Labelled>
				<div className="field">
					<span>{t("分值 | Score")}</span>
					<b>{values.likelihood * values.impact}</b>
				</div>
			</div>
			<Labelled label={t("描述 | Description")} wrong={wrong.description}>
				<Input.TextArea
					rows={3}
					value={values.description}
					onChange={(event) => change({ description: event.target.value })}
				/>
			</Labelled>
		</Modal>
	);
}
