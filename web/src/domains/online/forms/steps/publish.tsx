/** What publishing a form would change, shown before anybody does it. */
import { useQuery } from "@tanstack/react-query";
import Flex from "antd/es/flex";
import Tag from "antd/es/tag";
import Typography from "antd/es/typography";
import type { ActionDialogProps } from "@/engine/actions";
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
	const { data, error } = useQuery({
		queryKey: ["row", "online/cgform", id, "changes", row?.rowVersion],
		queryFn: ({ signal }) => get("/online/cgform/changes", { id }, { quiet: true, signal }),
		refetchOnMount: "always",
		retry: false,
	});
	const publish = () =>
		sending.run(async () => {
			await post("/online/cgform/publish", { id, version: row?.rowVersion ?? 0 }, { quiet: true });
			onClose(true);
		}, "表单已发布 | The form is published");
	return (
		<Dialog
			title={title}
			onClose={() => onClose(false)}
			onSubmit={publish}
			submitText={t("发布第 {n} 版 | Publish version {n}", { n: data?.version ?? "" })}
			busy={sending.busy}
			disabled={!data}
			guarded
		>
			<Flex vertical gap="small">
				<Problem text={sending.problem ?? (error instanceof Failure ? localize(error.message) : null)} />
				{data ? <Changes changes={data.changes} /> : !error && <Waiting />}
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
