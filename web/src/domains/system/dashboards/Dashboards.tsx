/** The dashboards that are this person's to see, one a tab; who owns one or manages them changes it here. */
import DeleteOutlined from "@ant-design/icons/es/icons/DeleteOutlined";
import EditOutlined from "@ant-design/icons/es/icons/EditOutlined";
import PlusOutlined from "@ant-design/icons/es/icons/PlusOutlined";
import Button from "antd/es/button";
import Card from "antd/es/card";
import Flex from "antd/es/flex";
import Tabs from "antd/es/tabs";
import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import type { Page } from "@/engine/describe";
import { iconOf } from "@/engine/navigation/icons";
import { deleteRow, fetchPage } from "@/engine/wire";
import { ask, toast } from "@/kit/notice";
import { useMay } from "@/kit/rights";
import { useUser } from "@/kit/session";
import { localize, t } from "@/kit/text";
import type { Failure } from "@/kit/transport";
import { useLiveQuery } from "@/live/useLiveQuery";
import { Broken } from "@/parts/Broken";
import { EmptyBox } from "@/parts/EmptyBox";
import { Waiting } from "@/parts/Waiting";
import { Board } from "./Board";
import { type Board as Dashboard, MANAGE, PATH } from "./cards";

const Designer = lazy(() => import("./Designer"));
const MOST = 100;
const NEW: Dashboard = { id: "", name: "", sortNo: 0, cards: [] };

export default function Dashboards() {
	const [query, setQuery] = useSearchParams();
	const [designed, setDesigned] = useState<Dashboard | null>(null);
	const user = useUser();
	const may = useMay();
	const { data, error, refetch } = useLiveQuery<Page, `list/${string}`>({
		key: ["dashboard", "boards"],
		fetch: (signal) => fetchPage(PATH, { pageSize: MOST, column: "sortNo", order: "asc" }, signal),
		topic: `list/${PATH}`,
		apply: () => "refetch",
	});
	if (error && !data) return <Broken error={error} retry={() => void refetch()} />;
	if (!data) return <Waiting />;
	const boards = data.records as Dashboard[];
	const shown = boards.find(({ id }) => id === query.get("board")) ?? boards[0];
	if (designed)
		return (
			<Suspense fallback={<Waiting />}>
				<Designer
					board={designed}
					onClose={(id) => {
						setDesigned(null);
						if (id) setQuery({ board: id });
						void refetch();
					}}
				/>
			</Suspense>
		);
	const begin = may("sys:dashboard:add") && (
		<Button type="primary" icon={<PlusOutlined />} onClick={() => setDesigned(NEW)}>
			{t("新建看板 | New dashboard")}
		</Button>
	);
	if (!shown)
		return (
			<EmptyBox
				title={t("还没有看板 | There is no dashboard yet")}
				text={t("把列表里的数字和图表放到一页上 | Put figures and charts of your lists on one page")}
			>
				{begin}
			</EmptyBox>
		);
	const mine = shown.createBy === user?.username || may(MANAGE);
	return (
		<Card
			size="small"
			variant="borderless"
			title={t("数据看板 | Dashboards")}
			extra={
				<Flex gap="small">
					{mine && may("sys:dashboard:edit") && (
						<Button icon={<EditOutlined />} onClick={() => setDesigned(shown)}>
							{t("设计 | Design")}
						</Button>
					)}
					{mine && may("sys:dashboard:delete") && (
						<Button
							danger
							icon={<DeleteOutlined />}
							aria-label={t("删除看板 | Delete the dashboard")}
							onClick={() => void removeBoard(shown).then(() => void refetch())}
						/>
					)}
					{begin}
				</Flex>
			}
		>
			<Tabs
				activeKey={shown.id}
				destroyOnHidden
				onChange={(id) => setQuery({ board: id })}
				items={boards.map((board) => {
					const Icon = iconOf(board.icon ?? "dashboard");
					return {
						key: board.id,
						icon: <Icon />,
						label: localize(board.name),
						children: board.id === shown.id && <Board board={board} />,
					};
				})}
			/>
		</Card>
	);
}

async function removeBoard({ id, name }: Dashboard): Promise<void> {
	const sure = await ask({
		title: t("删除“{name}”？ | Delete “{name}”?", { name: localize(name) }),
		okText: t("删除 | Delete"),
		danger: true,
	});
	if (sure) await deleteRow(PATH, id).catch((error: Failure) => toast("warning", error.message));
}
