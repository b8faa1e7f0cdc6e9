/** The quotation of an order: at least one item, each with a price per time and how often. */

import Button from "antd/es/button";
import Form from "antd/es/form";
import InputNumber from "antd/es/input-number";
import Select from "antd/es/select";
import type { Shapes } from "@/gen/api";
import { t } from "@/kit/text";
import type { Item } from "../api";
import styles from "./Dispatch.module.css";

export type LineValue = Partial<Pick<Shapes["LineBody"], "itemId" | "times">> & {
	price?: number | string;
};

const atLeastOne = async (_rule: unknown, lines: LineValue[] | undefined): Promise<void> => {
	if (!lines || lines.length === 0) throw new Error(t("请至少添加一条报价 | Add at least one quotation"));
};

export function ItemLines({ items }: { items: Item[] }) {
	const form = Form.useFormInstance();
	const options = items.map((row) => ({ value: row.id, label: String(row.name) }));
	const fillPrice = (at: number, id: string) => {
		const price = items.find((row) => row.id === id)?.unitPrice;
		form.setFieldValue(["items", at, "price"], price === undefined ? undefined : Number(price));
	};
	return (
		<Form.List name="items" rules={[{ validator: atLeastOne }]}>
			{(lines, { add, remove }, { errors }) => (
				<fieldset className={styles.lines} aria-label={t("项目与报价 | Items and quotation")}>
					<p>{t("项目与报价 | Items and quotation")}</p>
					{lines.map(({ key, name }) => (
						<div key={key} className={styles.line}>
							<Form.Item
								name={[name, "itemId"]}
								rules={[{ required: true, message: t("请选择保洁项目 | Choose an item") }]}
							>
								<Select
									options={options}
									showSearch={{ optionFilterProp: "label" }}
									placeholder={t("保洁项目 | Item")}
									aria-label={t("保洁项目 | Item")}
									onChange={(id: string) => fillPrice(name, id)}
								/>
							</Form.Item>
							<Form.Item
								name={[name, "price"]}
								rules={[{ required: true, message: t("请输入单价 | Enter a price") }]}
							>
								<InputNumber
									min={1}
									precision={2}
									prefix="¥"
									aria-label={t("单价 | Price per time")}
									placeholder={t("单价 | Price")}
								/>
							</Form.Item>
							<Form.Item name={[name, "times"]}>
								<InputNumber min={1} max={99} precision={0} prefix="×" aria-label={t("次数 | Times")} />
							</Form.Item>
							<Button
								type="text"
								onClick={() => remove(name)}
								aria-label={t("删除这一行 | Remove this line")}
							>
								✕
							</Button>
						</div>
					))}
					<Form.ErrorList errors={errors} />
					<Button type="dashed" block onClick={() => add({ times: 1 })}>
						{t("添加项目 | Add an item")}
					</Button>
				</fieldset>
			)}
		</Form.List>
	);
}
