/** The folders of requests over the list of them; what waits longest for a decision stands first. */
import Badge from "antd/es/badge";
import Tabs from "antd/es/tabs";
import type { Shapes, SubAppList } from "@/app/subapp/contract";
import { useHost, useText } from "../kit/host";
import { PortalList } from "../kit/PortalList";
import { useRead } from "../kit/useRead";

const TOPIC = "list/workflow/request";
/** Only its counts are asked for. */
const NO_ROWS = { pageSize: 1 };

/** Each is an address below the base: `/workflow/mine`. */
export function Inbox() {
	const { base, path, may, navigate, user } = useHost();
	const t = useText();
	const counts = useRead<Shapes["InboxShape"]>("/workflow/request/inbox", TOPIC, NO_ROWS)?.counts;
	const folder = path.split("?")[0]?.slice(1) || (may("workflow:request:approve") ? "todo" : "mine");
	const tab = (key: string, label: string, count = 0) => ({
		key,
		label: (
			<span className="tab">
				{label}
				{count > 0 && <Badge count={count} size="small" color="var(--ant-color-primary)" />}
			</span>
		),
	});
	return (
		<>
			<h1>{t("审批中心 | Approvals")}</h1>
			<Tabs
				activeKey={folder}
				items={[
					tab("todo", t("待我审批 | To decide"), counts?.todo),
					tab("mine", t("我的申请 | My requests"), counts?.mine),
					tab("done", t("我已处理 | Decided by me")),
					tab("all", t("全部审批单 | All requests")),
				]}
				onChange={(chosen) => navigate(`${base}/${chosen}`)}
			/>
			<PortalList resource="workflow/request" {...contentOf(folder, user.id)} />
		</>
	);
}

/** What lies in a folder; as the server's own inbox has it, which counts them. */
function contentOf(folder: string, me: string): Omit<SubAppList, "resource"> {
	if (folder === "mine") return { fixed: { applicantId: me } };
	if (folder === "done") return { fixed: { decidedBy: me }, begin: "sort=-decidedAt" };
	if (folder === "all") return {};
	return { fixed: { q: JSON.stringify(waitingFor(me)) }, begin: "sort=createTime" };
}

/** Nobody decides what they asked for; what was given to somebody is theirs alone. */
const waitingFor = (me: string) => ({
	matchType: "and",
	conditions: [
		{ field: "state", rule: "eq", val: "pending" },
		{ field: "applicantId", rule: "ne", val: me },
		{
			matchType: "or",
			conditions: [
				{ field: "assigneeId", rule: "eq", val: me },
				{ field: "assigneeId", rule: "empty", val: "" },
			],
		},
	],
});
