/** What publishing a form would change, shown before anybody does it, and how far its rows are converted where a field changes its kind. */
import { useQuery } from "@tanstack/react-query";
import Alert from "antd/es/alert";
import Flex from "antd/es/flex";
import Tag from "antd/es/tag";
import Typography from "antd/es/typography";
import { useState } from "react";
import type { ActionDialogProps } from "@/engine/actions";
import { TaskProgress } from "@/engine/sheet/TaskProgress";
import type { Shapes } from "@/gen/api";
import { get, post } from "@/kit/http";
import { localize, t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { Dialog } from "@/parts/dialog/Dialog";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import { Waiting } from "@/parts/Waiting";

export default function PublishForm({
	rows: [row],
	title = t("发布 | Publish"),
	onClose,
}: ActionDialogProps<"online/cgform">) {
	const id = row?.id ?? "";
	const sending = useSending();
	const [taskId, setTaskId] = useState<string | null>(null);
	const { data, error } = useQuery({
		queryKey: ["row", "online/cgform", id, "changes", row?.rowVersion],
		queryFn: ({ signal }) => get("/online/cgform/changes", { id }, { quiet: true, signal }),
		refetchOnMount: "always",
		retry: false,
	});
	const conversions = data?.conversions ?? [];
	const convert = () =>
		sending.run(async () => {
			const body = { id, version: row?.rowVersion ?? 0 };
			setTaskId((await post("/online/cgform/convert", body, { quiet: true })).taskId);
		});
	const publish = () =>
		sending.run(async () => {
			await post("/online/cgform/publish", { id, version: row?.rowVersion ?? 0 }, { quiet: true });
			onClose(true);
		}, "表单已发布 | The form is published");
	if (taskId)
		return (
			<Dialog title={title} onClose={() => onClose(true)}>
				<TaskProgress id={taskId} />
			</Dialog>
		);
	return (
		<Dialog
			title={title}
			onClose={() => onClose(false)}
			onSubmit={conversions.length > 0 ? convert : publish}
			submitText={
				conversions.length > 0
					? t("转换并发布第 {n} 版 | Convert and publish version {n}", { n: data?.version ?? "" })
					: t("发布第 {n} 版 | Publish version {n}", { n: data?.version ?? "" })
			}
			busy={sending.busy}
			disabled={!data || conversions.some(({ refused }) => refused > 0)}
			guarded
		>
			<Flex vertical gap="small">
				<Problem text={sending.problem ?? (error instanceof Failure ? localize(error.message) : null)} />
				{data ? <Changes changes={data.changes} /> : !error && <Waiting />}
				{conversions.map((one) => (
					<Converted key={one.field} {...one} />
				))}
			</Flex>
		</Dialog>
	);
}

const COLOURS: Readonly<Record<string, string>> = { add: "green", restore: "green", hide: "red" };

function Changes({ changes }: { changes: Shapes["FormChanges"]["changes"] }) {
	if (changes.length === 0) return <Typography.Text>{t("没有字段变更 | No field changes")}</Typography.Text>;
	return changes.map(({ code, column, text }) => (
		<div key={`${code}:${column}`}>
			<Tag color={COLOURS[code] ?? "blue"}>{text}</Tag>
		</div>
	));
}

/** How many values of a field convert, and the first that do not, with why. */
function Converted({ title, converts, refused, partial, rows }: Shapes["FormConversion"]) {
	const counts = { title, converts, refused };
	return (
		<Alert
			type={refused > 0 ? "error" : "info"}
			title={
				partial
					? t(
							"「{title}」：前面的值中{converts}个可转换，{refused}个不能；其余在转换时检查 | “{title}”: of the first values {converts} convert, {refused} do not; the others are looked at while converting",
							counts,
						)
					: t(
							"「{title}」：{converts}个值可转换，{refused}个不能 | “{title}”: {converts} values convert, {refused} do not",
							counts,
						)
			}
			description={rows.map(({ id, label, value, reason }) => (
				<div key={id}>
					{label}: “{value}” — {reason}
				</div>
			))}
		/>
	);
}
