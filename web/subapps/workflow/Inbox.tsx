/** The three boxes; what waits longest for a decision stands first. */
import Badge from "antd/es/badge";
import Button from "antd/es/button";
import Pagination from "antd/es/pagination";
import Tabs from "antd/es/tabs";
import { useState } from "react";
import { money, useHost, useOpened, useText } from "../kit/host";
import { Shown, State, useDict } from "../kit/parts";
import { useRead } from "../kit/useRows";
import { RequestDrawer } from "./RequestDrawer";
import { type Box, type Request, TOPIC } from "./wire";

const SIZE = 10;

export function Inbox() {
	const host = useHost();
	const t = useText();
	const [box, setBox] = useState(() => (host.may("workflow:request:approve") ? "todo" : "mine"));
	const [pageNo, setPage] = useState(1);
	const [opened, open] = useOpened();
	const read = useRead<Box>("/workflow/request/inbox", { box, pageNo, pageSize: SIZE }, [TOPIC]);
	const counts = read.data?.counts;
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
			<div className="head">
				<h1>{t("审批中心 | Approvals")}</h1>
				<Button onClick={() => host.navigate("/apps/workflowRequest")}>
					{t("全部审批单 | All requests")}
				</Button>
			</div>
			<Tabs
				activeKey={box}
				items={[
					tab("todo", t("待我审批 | To decide"), counts?.todo),
					tab("mine", t("我的申请 | My requests"), counts?.mine),
					tab("done", t("我已处理 | Decided by me")),
				]}
				onChange={(chosen) => {
					setBox(chosen);
					setPage(1);
				}}
			/>
			<Shown read={read} empty={read.data?.total === 0}>
				<ul className="requests">
					{read.data?.records.map((request) => (
						<li key={request.id}>
							<Line request={request} onOpen={() => open(request.id)} />
						</li>
					))}
				</ul>
				<div className="foot">
					<Pagination
						hideOnSinglePage
						current={pageNo}
						pageSize={SIZE}
						total={read.data?.total ?? 0}
						showSizeChanger={false}
						onChange={setPage}
					/>
				</div>
			</Shown>
			{opened && <RequestDrawer id={opened} onClose={() => open(null)} />}
		</>
	);
}

function Line({ request, onOpen }: { request: Request; onOpen: () => void }) {
	const kinds = useDict("approval_kind");
	const states = useDict("approval_state");
	return (
		<button type="button" data-request={request.no} onClick={onOpen}>
			<span className="kind">{kinds.find((kind) => kind.value === request.kind)?.label ?? request.kind}</span>
			<span className="what">
				<b>{request.title}</b>
				<small>{request.reason}</small>
			</span>
			<span className="who">
				{request.applicant.name}
				<small>{request.createTime.slice(5, 16)}</small>
			</span>
			<span className="sum">{request.amount ? money(request.amount) : "—"}</span>
			<State items={states} value={request.state} />
		</button>
	);
}
