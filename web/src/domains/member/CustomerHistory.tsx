/** All that was talked about with a customer, the newest first, wherever it was noted: of a contact, a member or a firm. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import Tag from "antd/es/tag";
import Timeline from "antd/es/timeline";
import Typography from "antd/es/typography";
import type { ActionDialogProps, ListedPath } from "@/engine/actions";
import { useDict } from "@/kit/dict";
import { type Answer, get } from "@/kit/http";
import { useMay } from "@/kit/rights";
import { localize, t } from "@/kit/text";
import { useTopic } from "@/live/useTopic";
import { Dialog } from "@/parts/dialog/Dialog";
import { Problem } from "@/parts/dialog/Problem";
import { EmptyBox } from "@/parts/EmptyBox";
import { Moment } from "@/parts/Moment";
import { Waiting } from "@/parts/Waiting";

export type CustomerPath = Extract<ListedPath, "crm/contact" | "vip/person" | "vip/firm">;
type History = Answer<"GET /crm/followUp/history">;

/** Up to the minute. */
const MINUTE = 16;
const WIDTH_PX = 640;

/** The dialog of one of the lists in which customers are. */
export function historyOf(path: CustomerPath) {
	return function CustomerHistory({ rows: [row], title, onClose }: ActionDialogProps) {
		const { data, error } = useHistory(path, row?.id ?? "");
		return (
			<Dialog
				title={title ?? t("跟进时间线 | Follow-ups in time")}
				width={WIDTH_PX}
				onClose={() => onClose(false)}
				footer={null}
			>
				{error instanceof Error && <Problem text={localize(error.message)} />}
				{!data && !error && <Waiting />}
				{data?.lines.length === 0 && <EmptyBox title={t("没有跟进记录 | No follow-ups")} />}
				{data && data.lines.length > 0 && <Lines {...data} />}
			</Dialog>
		);
	};
}

function useHistory(path: CustomerPath, id: string) {
	const client = useQueryClient();
	const may = useMay();
	const key = ["customer-history", path, id];
	const again = () => void client.invalidateQueries({ queryKey: key });
	useTopic("list/crm/followUp", { onEvent: again, onResync: again });
	useTopic(may("vip:followUp:list") ? "list/vip/followUp" : null, { onEvent: again, onResync: again });
	return useQuery({
		queryKey: key,
		queryFn: ({ signal }) => get("/crm/followUp/history", { path, id }, { quiet: true, signal }),
		retry: false,
	});
}

function Lines({ lines, more }: History) {
	return (
		<>
			<Timeline
				items={lines.map((line) => ({
					key: line.id,
					color: line.done ? "gray" : "blue",
					content: <Line line={line} />,
				}))}
			/>
			{more > 0 && (
				<Typography.Text type="secondary">
					{t("还有 {n} 条更早的记录，请在列表中查看 | {n} earlier ones: see the lists", { n: more })}
				</Typography.Text>
			)}
		</>
	);
}

function Line({ line }: { line: History["lines"][number] }) {
	const ways = useDict("follow_way");
	const way = ways.find(({ value }) => value === line.way);
	const next = [line.next.slice(0, MINUTE), line.nextAction].filter(Boolean).join(" ");
	return (
		<>
			<div>
				<Moment at={line.at} /> <Tag>{way?.text ?? line.way}</Tag>
				<Typography.Text type="secondary">
					{[line.of, line.owner].filter(Boolean).join(" · ")}
				</Typography.Text>
			</div>
			<Typography.Paragraph>{line.content}</Typography.Paragraph>
			{next && (
				<Typography.Text type={line.done ? "secondary" : "warning"}>
					{t("下一步：{next} | Next: {next}", { next })}
				</Typography.Text>
			)}
		</>
	);
}
