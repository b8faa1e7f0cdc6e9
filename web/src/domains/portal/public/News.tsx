/** Articles of the site by its columns, what is pinned first and then the newest; the column stands in the address, so that it can be sent. */
import { useQuery } from "@tanstack/react-query";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Skeleton from "antd/es/skeleton";
import Tabs from "antd/es/tabs";
import Tag from "antd/es/tag";
import type { ReactNode } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { localize, t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { Tiles } from "./Ads";
import { type ArticleLine, askedFor, countClick, type Facts, type Open, readColumn, retry } from "./api";
import styles from "./Guanwang.module.css";
import { Picture } from "./Picture";
import { Unread } from "./Texts";

type Column = Facts["columns"][number];

const ALL = "all";
const COVER = { flex: "none", width: "6rem", height: "4.5rem", objectFit: "cover" } as const;

export function News({ facts, tenant, open }: { facts: Facts; tenant: string | null; open: Open }) {
	const beside = facts.ads.filter(({ slot }) => slot === "news");
	return (
		<section id="news" aria-labelledby="news-title">
			<h2 id="news-title">{t("公告与动态 | Notices and news")}</h2>
			<Flex wrap gap="var(--ant-margin)" align="start">
				<div style={{ flex: "3 1 20rem", minWidth: 0 }}>
					<Columns columns={facts.columns} all={<Lines articles={facts.articles} open={open} />}>
						{(column) => <OfColumn key={column} tenant={tenant} column={column} open={open} />}
					</Columns>
				</div>
				{beside.length > 0 && (
					<aside aria-label={t("推广 | Promoted")} style={{ flex: "1 1 14rem", minWidth: 0 }}>
						<Tiles ads={beside} followed={(ad) => void countClick(tenant, ad)} />
					</aside>
				)}
			</Flex>
		</section>
	);
}

interface ColumnsProps {
	columns: Column[];
	all: ReactNode;
	children: (column: string) => ReactNode;
}

/** Those of the top as tabs, what is below the chosen one as buttons under them. */
function Columns({ columns, all, children }: ColumnsProps) {
	const [query] = useSearchParams();
	const { pathname } = useLocation();
	const navigate = useNavigate();
	const way = wayTo(columns, askedFor(pathname, query, "column"));
	const top = way[0];
	const chosen = way.at(-1);
	const choose = (id: string) => {
		const next = new URLSearchParams(query);
		if (id === ALL) next.delete("column");
		else next.set("column", id);
		void navigate({ pathname: "/guanwang", search: next.toString() }, { replace: true });
	};
	if (columns.length === 0) return all;
	const below = top ? columns.filter(({ id }) => id !== top.id && wayTo(columns, id)[0] === top) : [];
	const shown = (
		<>
			{below.length > 0 && top && (
				<Flex wrap gap="small" role="group" aria-label={localize(top.name)} className={look.below}>
					{[top, ...below].map((one) => (
						<Button
							key={one.id}
							type={one === chosen ? "primary" : "default"}
							ghost={one === chosen}
							aria-pressed={one === chosen}
							onClick={() => choose(one.id)}
						>
							{one === top ? t("全部 | All") : localize(one.name)}
						</Button>
					))}
				</Flex>
			)}
			{chosen ? children(chosen.id) : all}
		</>
	);
	const tabs = [
		{ key: ALL, label: t("全部 | All") },
		...columns.filter((one) => !one.parentId).map(({ id, name }) => ({ key: id, label: localize(name) })),
	];
	const active = top?.id ?? ALL;
	return (
		<Tabs
			activeKey={active}
			onChange={choose}
			items={tabs.map((tab) => ({ ...tab, children: tab.key === active ? shown : null }))}
		/>
	);
}

/** From the top down to it; nothing where there is no such column. */
function wayTo(columns: Column[], id: string | null): Column[] {
	const found = columns.find((one) => one.id === id);
	return found ? [...wayTo(columns, found.parentId), found] : [];
}

function OfColumn({ tenant, column, open }: { tenant: string | null; column: string; open: Open }) {
	const { data, error, refetch } = useQuery({
		queryKey: ["portal-articles", tenant, column],
		queryFn: () => readColumn(tenant, column),
		retry,
	});
	if (error && !data) return <Unread error={error} again={() => void refetch()} />;
	if (!data) return <Skeleton active />;
	return <Lines articles={data} open={open} />;
}

function Lines({ articles, open }: { articles: ArticleLine[]; open: Open }) {
	if (articles.length === 0) return <p className={look.quiet}>{t("暂无内容 | Nothing yet")}</p>;
	return (
		<ul className={`${look.lined} ${styles.news}`}>
			{articles.map((article) => (
				<li key={article.id}>
					<button
						type="button"
						className={look.pick}
						onClick={() => open({ kind: "article", id: article.id })}
					>
						<Flex component="span" align="start" gap="var(--ant-margin)">
							<Picture src={article.cover} alt="" style={COVER} />
							<Flex component="span" vertical gap="var(--ant-margin-xxs)" className={look.fill}>
								<Flex component="span" wrap align="center" gap="var(--ant-margin-xs)">
									{article.onTop && (
										<Tag color="processing" variant="filled">
											{t("置顶 | Pinned")}
										</Tag>
									)}
									<Tag color="processing" variant="filled">
										{article.kind === "notice" ? t("公告 | Notice") : t("动态 | News")}
									</Tag>
									<b>{article.title}</b>
								</Flex>
								{article.summary && <small>{article.summary}</small>}
								<small className={look.quiet}>
									{[article.since.slice(0, 10), article.author].filter(Boolean).join(" · ")}
								</small>
							</Flex>
						</Flex>
					</button>
				</li>
			))}
		</ul>
	);
}
