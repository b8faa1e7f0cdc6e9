/** Makes a wall display: a screen that signs itself in by its own link. */

import Form from "antd/es/form";
import Input from "antd/es/input";
import InputNumber from "antd/es/input-number";
import Switch from "antd/es/switch";
import { useState } from "react";
import type { ActionDialogProps } from "@/engine/actions";
import type { Shapes } from "@/gen/api";
import { post } from "@/kit/http";
import { toast } from "@/kit/notice";
import { useMay } from "@/kit/rights";
import { t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { Dialog } from "@/parts/dialog/Dialog";
import { LinkMade, type Made } from "../../LinkMade";

type Values = Required<Shapes["MakeDisplay"]>;

export default function NewDisplay({ onClose }: ActionDialogProps) {
	const may = useMay();
	const [form] = Form.useForm<Values>();
	const [busy, setBusy] = useState(false);
	const [made, setMade] = useState<Made | null>(null);
	const make = async (values: Values) => {
		setBusy(true);
		try {
			setMade(await post("/portal/display/link", values, { quiet: true }));
		} catch (error) {
			if (!(error instanceof Failure)) throw error;
			toast("warning", error.message);
		} finally {
			setBusy(false);
		}
	};
	return (
		<Dialog
			title={t("新建大屏 | New wall display")}
			submitText={made ? t("完成 | Done") : t("生成链接 | Make the link")}
			busy={busy}
			onSubmit={() => (made ? onClose(true) : form.submit())}
			onClose={() => onClose(made !== null)}
		>
			{made ? (
				<LinkMade made={made} />
			) : (
				<Form
					form={form}
					layout="vertical"
					initialValues={{ name: "", income: false, days: 365 }}
					onFinish={(values) => void make(values)}
				>
					<Form.Item
						name="name"
						label={t("名称 | Name")}
						rules={[{ required: true, whitespace: true, message: t("请输入名称 | Enter a name") }]}
					>
						<Input maxLength={60} placeholder={t("大堂东墙 | East wall of the lobby")} />
					</Form.Item>
					<Form.Item name="days" label={t("有效天数 | Good for (days)")}>
						<InputNumber min={1} max={3650} precision={0} />
					</Form.Item>
					{may("portal:wall:income") && (
						<Form.Item
							name="income"
							label={t("显示本月收入 | Show the month's income")}
							valuePropName="checked"
						>
							<Switch />
						</Form.Item>
					)}
				</Form>
			)}
		</Dialog>
	);
}
