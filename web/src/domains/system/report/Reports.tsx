/** All reports that this person may run (报表中心): the list of them, found by name or pinyin, and beside it the one that runs. */

import { queryOptions, useQuery } from "@tanstack/react-query";
import Card from "antd/es/card";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Menu from "antd/es/menu";
import Select from "antd/es/select";
import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { useMenuPages } from "@/engine/navigation/menu-pages";
import { findMenuPage, type MenuPage, titleOf } from "@/engine/navigation/menu-tree";
import { type Answer, get } from "@/kit/http";
import { useScreen } from "@/kit/screen";
import { localize, type Pair, t } from "@/kit/text";
import { useMatch } from "@/kit/useMatch";
import { useTopic } from "@/live/useTopic";
import { Broken } from "@/parts/Broken";
import { clearable } from "@/parts/clearable";
import { EmptyBox } from "@/parts/EmptyBox";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { Report } from "./Report";

type ReportName = Answer<"GET /online/cgreport/api/getReports">[number];

const reportsQuery = queryOptions({
	queryKey: ["report", "names"],
	queryFn: ({ signal }) => get("/online/cgreport/api/getReports", undefined, { quiet: true, signal }),
});

const addressOf = (code: string) => `/report?code=${encodeURIComponent(code)}`;

/** Pages with figures of their own, and what they answer. */
const PAGES: ReadonlyArray<{ path: string; holds: Pair }> = [
	{
		path: "/rental/analysis",
		holds: "出租率、平均房价、每房收益、来源与提前期 | Occupancy, ADR, RevPAR, sources and lead times",
	},
	{
		path: "/rental/rentRoll",
		holds: "租金表、收缴率、空置损失、续租率 | Rent roll, collection, vacancy loss, renewals",
	},
	{ path: "/rental/arrears", holds: "欠款账龄 | Arrears by age" },
	{ path: "/rental/renewals", holds: "到期阶梯与续租 | Leases by when they end" },
	{ path: "/rental/deposits", holds: "押金余额与应退 | Deposits held and due back" },
	{ path: "/rental/cashier", holds: "班次与交接 | Shifts and what they hand over" },
	{ path: "/dashboard/chamber", holds: "会员、会费、活动与问卷 | Members, dues, activities, surveys" },
	{ path: "/svy/analysis", holds: "每题的人数与占比 | Counts and shares of each question" },
];

export default function Reports() {
	const [query] = useSearchParams();
	const { data, error, refetch } = useQuery(reportsQuery);
	useTopic("list/online/cgreport/head", {
		onEvent: () => void refetch(),
		onResync: () => void refetch(),
	});
	const pages = useMenuPages();
	if (error) return <Broken error={error} retry={() => void refetch()} />;
	if (!data) return <Waiting />;
	const code = query.get("code") ?? "";
	const known = data.find((one) => one.code === code);
	return (
		<section className={look.sides} aria-label={t("报表中心 | Reports")}>
			<Names reports={data} pages={pages} chosen={code} />
			{known ? <Report key={code} code={code} /> : <Overview pages={pages} missing={code !== ""} />}
		</section>
	);
}

interface NamesProps {
	reports: readonly ReportName[];
	pages: MenuPage[];
	chosen: string;
}

/** In the groups that the menu has what they read in. */
function Names({ reports, pages, chosen }: NamesProps) {
	const navigate = useNavigate();
	const phone = useScreen() === "phone";
	const [typed, setTyped] = useState("");
	const answers = useMatch(typed !== "");
	const shown = reports.filter((one) => !typed.trim() || answers(localize(one.name), typed));
	const groups = groupsOf(shown, pages);
	const open = (code: string) => void navigate(addressOf(code));
	if (phone)
		return (
			<Select
				showSearch={{ optionFilterProp: "label" }}
				aria-label={t("报表 | Report")}
				placeholder={t("选择报表 | Choose a report")}
				value={chosen || null}
				options={groups.map(({ title, names }) => ({
					label: title,
					options: names.map((one) => ({ value: one.code, label: localize(one.name) })),
				}))}
				onChange={(code: string) => open(code)}
			/>
		);
	return (
		<Card size="small" variant="borderless">
			<Input.Search
				allowClear={clearable()}
				aria-label={t("搜索报表 | Search reports")}
				placeholder={t("名称或拼音 | Name or pinyin")}
				value={typed}
				onChange={(event) => setTyped(event.target.value)}
			/>
			{shown.length === 0 && <EmptyBox title={t("没有这样的报表 | No such report")} />}
			<Menu
				mode="inline"
				selectedKeys={[chosen]}
				style={{ borderInlineEnd: 0 }}
				items={groups.map(({ title, names }) => ({
					type: "group",
					key: title,
					label: title,
					children: names.map((one) => ({ key: one.code, label: localize(one.name) })),
				}))}
				onClick={({ key }) => open(key)}
			/>
		</Card>
	);
}

function groupsOf(reports: readonly ReportName[], pages: MenuPage[]) {
	const groups = new Map<string, ReportName[]>();
	for (const one of reports) {
		const place = pages.find(({ item }) => item.meta.resource === one.resource);
		const parent = place?.parents.at(-1);
		const title = parent ? titleOf(parent) : t("其他 | Others");
		groups.set(title, [...(groups.get(title) ?? []), one]);
	}
	return [...groups].map(([title, names]) => ({ title, names }));
}

/** Before one is chosen: the pages that are reports by themselves. */
function Overview({ pages, missing }: { pages: MenuPage[]; missing: boolean }) {
	const places = PAGES.flatMap(({ path, holds }) => {
		const page = findMenuPage(pages, path);
		return page ? [{ path, holds, title: titleOf(page.item) }] : [];
	});
	return (
		<Flex vertical gap="middle">
			<EmptyBox
				title={
					missing
						? t("没有这份报表，或您无权查看 | There is no such report, or it is not yours to see")
						: t("从列表中选择一份报表 | Choose a report of the list")
				}
			/>
			<div className={look.halves}>
				{places.map(({ path, holds, title }) => (
					<Link key={path} to={path}>
						<Card size="small" hoverable title={title}>
							<span className={look.quiet}>{t(holds)}</span>
						</Card>
					</Link>
				))}
			</div>
		</Flex>
	);
}
