/** How many rows one press adds, and where. */
import Checkbox from "antd/es/checkbox";
import Form from "antd/es/form";
import InputNumber from "antd/es/input-number";
import { t } from "@/kit/text";
import { Dialog } from "../dialog/Dialog";
import { type AddSettings, readAddSettings, writeAddSettings } from "./state";

interface Props {
	name: string | undefined;
	rows: number;
	onClose(): void;
}

export default function AddSettingsDialog({ name, rows, onClose }: Props) {
	const [form] = Form.useForm<AddSettings>();
	const stored = readAddSettings(name);
	const wide = { style: { width: "100%" } };
	return (
		<Dialog
			width={420}
			title={t("新增设置 | Settings for adding")}
			submitText={t("保存 | Save")}
			onClose={onClose}
			onSubmit={async () => {
				writeAddSettings(name, await form.validateFields());
				onClose();
			}}
		>
			<Form
				form={form}
				layout="vertical"
				initialValues={{ ...stored, addIndex: Math.min(stored.addIndex, rows) }}
			>
				<Form.Item
					name="addRowNum"
					label={t("添加行数 | Number of rows")}
					rules={[{ required: true, type: "integer", min: 1, message: t("至少 1 行 | At least 1") }]}
				>
					<InputNumber min={1} precision={0} {...wide} />
				</Form.Item>
				<Form.Item
					name="addIndex"
					label={t("添加位置 | Position")}
					extra={t("0 表示最底部，其余为第几行 | 0 is the bottom, otherwise the number of the row")}
					rules={[
						{
							required: true,
							type: "integer",
							min: 0,
							max: rows,
							message: t("0 到 {rows} | 0 to {rows}", { rows }),
						},
					]}
				>
					<InputNumber min={0} max={rows} precision={0} {...wide} />
				</Form.Item>
				<Form.Item name="addScrollToBottom" valuePropName="checked">
					<Checkbox>{t("添加后滚动到新行 | Scroll to the new rows")}</Checkbox>
				</Form.Item>
			</Form>
		</Dialog>
	);
}
