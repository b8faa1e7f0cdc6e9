/** Greetings for the chosen days, from one template: they are drafts until a person sends them. */
import Flex from "antd/es/flex";
import Typography from "antd/es/typography";
import { useState } from "react";
import { useSource } from "@/engine/kinds/options";
import { post } from "@/kit/http";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Field } from "@/parts/dialog/Field";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import { SearchSelect } from "@/parts/picker/SearchSelect";
import type { Line } from "./wire";

const TEMPLATES = { path: "sys/message/sysMessageTemplate", store: "" };

interface Props {
	lines: readonly Line[];
	onClose: (done: boolean) => void;
}

export function DraftDialog({ lines, onClose }: Props) {
	const [templateId, setTemplate] = useState("");
	const source = useSource(TEMPLATES);
	const sending = useSending();
	const label = t("模板 | Template");
	const draft = () =>
		sending.run(async () => {
			const chosen = lines.map(({ memberId, occasion }) => ({ memberId, occasion }));
			const { made, left } = await post("/vip/greeting/draft", { templateId, chosen }, { quiet: true });
			toast(
				"success",
				[`已拟写 ${made} 条，跳过 ${left} 条`, `${made} drafted, ${left} left out`].join(" | "),
			);
			onClose(true);
		});
	return (
		<Dialog
			width={520}
			title={t("拟写祝福 | Draft greetings")}
			onClose={() => onClose(false)}
			onSubmit={() => void draft()}
			submitText={t("拟写 {n} 条 | Draft {n}", { n: lines.length })}
			busy={sending.busy}
			disabled={templateId === ""}
		>
			<Flex vertical gap="middle">
				<Problem text={sending.problem ?? null} />
				<Field label={label} error={sending.errors.templateId ?? null} required>
					<SearchSelect
						label={label}
						source={source}
						value={templateId ? [templateId] : []}
						onChange={([chosen]) => setTemplate(chosen ?? "")}
					/>
				</Field>
				<Typography.Text type="secondary">
					{t(
						"模板可引用姓名、年数、日期与组织名称。祝福先存为草稿，在“节日祝福”中查看并发送。 | A template may name the member, the years, the day and the organisation. Greetings are kept as drafts; read and send them under “Greetings”.",
					)}
				</Typography.Text>
			</Flex>
		</Dialog>
	);
}
