/** A new asset: the few facts that matter; the ledger has the rest. */
import Input from "antd/es/input";
import Modal from "antd/es/modal";
import Select from "antd/es/select";
import { useState } from "react";
import { useHost, useText } from "../kit/host";
import { Labelled, RefSelect, useDict } from "../kit/parts";
import { useAct } from "../kit/useRows";

const EMPTY = { name: "", category: "furniture", model: "", place: "", price: "", boughtOn: "" };

export function NewCard({ onClose }: { onClose: () => void }) {
	const { request } = useHost();
	const t = useText();
	const categories = useDict("asset_category");
	const [values, setValues] = useState(EMPTY);
	const [unitId, setUnit] = useState<string | null>(null);
	const { busy, wrong, run } = useAct(onClose);
	const text = (key: keyof typeof EMPTY, type = "text") => (
		<Input
			type={type}
			value={values[key]}
			onChange={(event) => setValues({ ...values, [key]: event.target.value })}
		/>
	);
	const save = () =>
		run(
			() => request("POST", "/asset/card/add", { body: { ...values, unitId, price: values.price || "0" } }),
			t("已登记 | Added"),
		);
	return (
		<Modal
			open
			title={t("登记资产 | Add an asset")}
			okText={t("保存 | Save")}
			okButtonProps={{ disabled: !values.name.trim() }}
			confirmLoading={busy}
			onOk={save}
			onCancel={onClose}
		>
			<Labelled label={t("名称（必填） | Name (required)")} wrong={wrong.name}>
				{text("name")}
			</Labelled>
			<div className="pair">
				<Labelled label={t("类别 | Category")} wrong={wrong.category}>
					<Select
						value={values.category}
						options={categories}
						aria-label={t("类别 | Category")}
						onChange={(category: string) => setValues({ ...values, category })}
					/>
				</Labelled>
				<Labelled label={t("品牌型号 | Make and model")} wrong={wrong.model}>
					{text("model")}
				</Labelled>
				<Labelled label={t("所在房间 | Room")} wrong={wrong.unitId}>
					<RefSelect path="rental/unit" value={unitId} onChange={setUnit} label={t("所在房间 | Room")} />
				</Labelled>
				<Labelled label={t("存放位置 | Place")} wrong={wrong.place}>
					{text("place")}
				</Labelled>
				<Labelled label={t("原值（元） | Price (yuan)")} wrong={wrong.price}>
					{text("price")}
				</Labelled>
				<Labelled label={t("购入日期 | Bought on")} wrong={wrong.boughtOn}>
					{text("boughtOn", "date")}
				</Labelled>
			</div>
		</Modal>
	);
}
