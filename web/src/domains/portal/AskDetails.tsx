/** Makes a link by which one person completes their own data. */
import Checkbox from "antd/es/checkbox";
import Form from "antd/es/form";
import InputNumber from "antd/es/input-number";
import { useState } from "react";
import type { ActionDialogProps } from "@/engine/actions";
import { useDict } from "@/kit/dict";
import { post } from "@/kit/http";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { Dialog } from "@/parts/dialog/Dialog";
import { LinkMade, type Made } from "./LinkMade";

interface Props extends ActionDialogProps {
	/** The resource of the links. */
	links: "portal/improve" | "vip/improve";
	/** The dictionary of what may be asked for, and what is asked for mostly. */
	choices: string;
	usual: readonly string[];
}

export function AskDetails({ rows, onClose, links, choices, usual }: Props) {
	const row = rows[0];
	const options = useDict(choices);
	const [fields, setFields] = useState<readonly string[]>(usual);
	const [days, setDays] = useState(7);
	const [busy, setBusy] = useState(false);
	const [made, setMade] = useState<Made | null>(null);
	if (!row) return null;
	const make = async () => {
		setBusy(true);
		try {
			setMade(await post(`/${links}/link`, { ownerId: row.id, fields: [...fields], days }, { quiet: true }));
		} catch (error) {
			if (!(error instanceof Failure)) throw error;
			toast("warning", error.message);
		} finally {
			setBusy(false);
		}
	};
	return (
		<Dialog
			title={t("请 {name} 完善资料 | Ask {name} for details", { name: String(row.name) })}
			submitText={made ? t("完成 | Done") : t("生成链接 | Make the link")}
			disabled={fields.length === 0}
			busy={busy}
			onSubmit={() => (made ? onClose(true) : void make())}
			onClose={() => onClose(made !== null)}
		>
			{made ? (
				<LinkMade made={made} />
			) : (
				<Form layout="vertical">
					<Form.Item label={t("请其填写 | What to fill in")}>
						<Checkbox.Group
							value={[...fields]}
							options={options.map(({ value, text }) => ({ value, label: text }))}
							onChange={(chosen) => setFields(chosen.map(String))}
						/>
					</Form.Item>
					<Form.Item label={t("有效天数 | Good for (days)")} htmlFor="link-days">
						<InputNumber
							id="link-days"
							min={1}
							max={30}
							precision={0}
							value={days}
							onChange={(value) => setDays(value ?? 7)}
						/>
					</Form.Item>
				</Form>
			)}
		</Dialog>
	);
}
