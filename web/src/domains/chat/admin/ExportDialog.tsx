/** Writes the messages of a conversation or a person into a file; why it is done is asked for and kept in the log. */

import { useQuery } from "@tanstack/react-query";
import DatePicker from "antd/es/date-picker";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import dayjs, { type Dayjs } from "dayjs";
import { useState } from "react";
import type { ActionDialogProps } from "@/engine/actions";
import type { Row } from "@/engine/describe";
import { TaskProgress } from "@/engine/sheet/TaskProgress";
import { get, post } from "@/kit/http";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Field } from "@/parts/dialog/Field";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import look from "@/parts/look.module.css";
import { wallText } from "../later/times";
import { PersonSelect } from "../people/PersonSelect";

const DAY = "YYYY-MM-DD";
const MONTH = 30;
const MOST = 100;
type Span = [Dayjs, Dayjs];

/** The wall's day, whatever the computer's own clock says. */
const today = (): Dayjs => dayjs(wallText(Date.now()).slice(0, DAY.length));
const lastMonth = (): Span => [today().subtract(MONTH, "day"), today()];

export default function ExportDialog({ rows, onClose }: ActionDialogProps) {
	const conversation: Row | undefined = rows[0];
	const [userId, setUserId] = useState<string | null>(null);
	const [[from, to], setSpan] = useState<Span>(lastMonth);
	const [reason, setReason] = useState("");
	const [taskId, setTaskId] = useState<string | null>(null);
	const act = useSending();
	const start = async () => {
		const wrong = {
			...(conversation || userId ? {} : { userId: t("请选择人员 | Choose a person") }),
			...(reason.trim() ? {} : { reason: t("请填写原因 | A reason is needed") }),
		};
		if (Object.keys(wrong).length > 0) return act.refuse(wrong);
		await act.run(async () => {
			const whom = conversation ? { conversationId: conversation.id } : { userId: userId ?? "" };
			const span = { from: from.format(DAY), to: to.format(DAY) };
			const asked = { ...whom, ...span, reason: reason.trim() };
			setTaskId((await post("/chat/export", asked, { quiet: true })).taskId);
		});
	};
	const title = conversation
		? t("导出聊天记录：{name} | Export messages: {name}", {
				name: String(conversation.name || conversation.id),
			})
		: t("按人员导出聊天记录 | Export a person's messages");
	if (taskId)
		return (
			<Dialog title={title} onClose={() => onClose(false)}>
				<TaskProgress id={taskId} />
			</Dialog>
		);
	return (
		<Dialog
			width={480}
			title={title}
			submitText={t("开始导出 | Export")}
			busy={act.busy}
			onSubmit={() => void start()}
			onClose={() => onClose(false)}
		>
			<Flex vertical gap="middle">
				<p className={look.quiet}>
					{t(
						"导出会写入系统日志：谁、何时、导出了什么、原因。文件只有您能下载。 | The export is written to the system log: who, when, what and why. Only you can download the file.",
					)}
				</p>
				<Kept />
				<Problem text={act.problem} />
				{!conversation && (
					<Field required label={t("人员 | Person")} error={act.errors.userId ?? null}>
						<PersonSelect
							label={t("人员 | Person")}
							value={userId}
							keyOf={(person) => person.id}
							onChange={setUserId}
						/>
					</Field>
				)}
				<Field required label={t("日期 | Dates")} error={act.errors.from ?? act.errors.to ?? null}>
					<DatePicker.RangePicker
						aria-label={t("日期 | Dates")}
						allowClear={false}
						maxDate={today()}
						value={[from, to]}
						onChange={(span) => span?.[0] && span[1] && setSpan([span[0], span[1]])}
					/>
				</Field>
				<Field required label={t("原因 | Reason")} error={act.errors.reason ?? null}>
					<Input.TextArea
						rows={3}
						maxLength={MOST}
						aria-label={t("原因 | Reason")}
						value={reason}
						onChange={(event) => setReason(event.target.value)}
					/>
				</Field>
			</Flex>
		</Dialog>
	);
}

/** What is older is deleted for good and cannot be exported any more. */
function Kept() {
	const { data } = useQuery({
		queryKey: ["chat", "retention"],
		queryFn: ({ signal }) => get("/chat/retention", undefined, { quiet: true, signal }),
		retry: false,
	});
	if (!data) return null;
	return (
		<p className={look.quiet}>
			{data.days > 0
				? t(
						"消息保留 {n} 天：更早的文字、图片、语音和文件每天自动删除，不能再导出。 | Messages are kept {n} days: older texts, pictures, voices and files are deleted daily and can no longer be exported.",
						{ n: data.days },
					)
				: t(
						"消息长期保留；保留天数在“服务配置”中设置。 | Messages are kept for ever; the number of days is set under Services.",
					)}
		</p>
	);
}
