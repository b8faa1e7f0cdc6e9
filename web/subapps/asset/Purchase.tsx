/** Asks for assets to be bought; somebody else decides. */
import Input from "antd/es/input";
import InputNumber from "antd/es/input-number";
import Modal from "antd/es/modal";
import Select from "antd/es/select";
import { useState } from "react";
import { useHost, useText } from "../kit/host";
import { Labelled, useDict } from "../kit/parts";
import { useAct } from "../kit/useRows";

export function Purchase({ onClose }: { onClose: () => void }) {
	const { request } = useHost();
	const t = useText();
	const categories = useDict("asset_category");
	const [values, setValues] = useState({
		name: "",
		category: "furniture",
		model: "",
		quantity: 1,
		price: "",
		reason: "",
	});
	const { busy, wrong, run } = useAct(onClose);
	const change = (part: Partial<typeof values>) => setValues({ ...values, ...part });
	const ready = values.name.trim() && values.price && values.reason.trim().length >= 2;
	const send = () =>
		run(
			() => request("POST", "/asset/card/requestPurchase", { body: values }),
			t("已提交审批 | Sent for approval"),
		);
	return (
		<Modal
			open
			title={t("申请采购 | Ask to buy")}
			okText={t("提交审批 | Send for approval")}
			okButtonProps={{ disabled: !ready }}
			confirmLoading={busy}
			onOk={send}
			onCancel={onClose}
		>
			<Labelled label={t("名称（必填） | Name (required)")} wrong={wrong.name}>
				<Input
					value={values.name}
					maxLength={60}
					onChange={(event) => change({ name: event.target.value })}
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
				<Labelled label={t("品牌型号 | Make and model")} wrong={wrong.model}>
					<Input
						value={values.model}
						maxLength={60}
						onChange={(event) => change({ model: event.target.value })}
					/>
				</Labelled>
				<Labelled label={t("数量 | Pieces")} wrong={wrong.quantity}>
					<InputNumber
						className="wide"
						min={1}
						max={50}
						precision={0}
						value={values.quantity}
						onChange={(quantity) => change({ quantity: quantity ?? 1 })}
					/>
				</Labelled>
				<Labelled label={t("单价（元，必填） | Price each (yuan, required)")} wrong={wrong.price}>
					<Input
						value={values.price}
						inputMode="decimal"
						onChange={(event) => change({ price: event.target.value })}
					/>
				</Labelled>
			</div>
			<Labelled label={t("理由（必填） | Why (required)")} wrong={wrong.reason}>
				<Input.TextArea
					rows={3}
					maxLength={300}
					value={values.reason}
					onChange={(event) => change({ reason: event.target.value })}
				/>
			</Labelled>
		</Modal>
	);
}
