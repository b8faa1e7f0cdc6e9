/** My own workplace: what waits for me, notices, my shortcuts, where I was last, and what I have not saved yet. */

import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { useState } from "react";
import { Link } from "react-router";
import { WorkbenchNotices } from "@/domains/account/notices/WorkbenchNotices";
import { greetingAt, shanghaiHour } from "@/domains/today/figures";
import { dropDraft, type KeptDraft, listDrafts } from "@/engine/form/draft";
import { GRID_DRAFT } from "@/engine/grid/kept";
import { NEW } from "@/engine/list/list-state";
import { useMenuPages } from "@/engine/navigation/menu-pages";
import { findMenuPage, titleOf } from "@/engine/navigation/menu-tree";
import { readRecent } from "@/engine/navigation/recent";
import { useTitles } from "@/engine/navigation/tab-strip";
import { pathOf } from "@/engine/navigation/tabs";
import { useUser } from "@/kit/session";
import { t, useLocale } from "@/kit/text";
import { clockTime } from "@/kit/time";
import { Face } from "@/parts/avatar/Face";
import look from "@/parts/look.module.css";
import { Shortcuts } from "./Shortcuts";
import { ToDo } from "./ToDo";

export default function Workplace() {
	const user = useUser();
	const english = useLocale() === "en";
	const name = user?.realname || user?.username || "";
	const now = new Date();
	const today = now.toLocaleDateString(english ? "en-GB" : "zh-CN", {
		timeZone: "Asia/Shanghai",
		dateStyle: "full",
	});
	return (
		<Flex vertical gap="middle">
			<Flex component="header" align="center" gap="middle" className={look.sheet}>
				<Face name={name} avatar={user?.avatar ?? null} size={56} />
				<div>
					<h1>{t("{hello}，{name} | {hello}, {name}", { hello: t(greetingAt(shanghaiHour(now))), name })}</h1>
					<p className={look.quiet}>{today}</p>
				</div>
			</Flex>
			<ToDo />
			<div className={look.halves}>
				<Flex vertical gap="middle">
					<Shortcuts />
					<Recent />
				</Flex>
				<Flex vertical gap="middle">
					<WorkbenchNotices />
					<Drafts />
				</Flex>
			</div>
		</Flex>
	);
}

const MOST = 6;
const HERE = "/dashboard/workplace";

/** Where this person was last, to go on there. */
function Recent() {
	const places = useMenuPages();
	const titles = useTitles();
	const seen = readRecent()
		.filter((one) => one.key !== HERE)
		.flatMap((one) => {
			const place = findMenuPage(places, pathOf(one.key));
			return place ? [{ ...one, title: titles[one.key] ?? titleOf(place.item) }] : [];
		})
		// Parts of one page have one name: the one that was looked at last stands for them.
		.filter((one, n, all) => all.findIndex((other) => other.title === one.title) === n);
	return (
		<Flex
			component="section"
			vertical
			gap="small"
			className={look.sheet}
			aria-label={t("最近访问 | Recent pages")}
		>
			<h2>{t("最近访问 | Recent pages")}</h2>
			{seen.length === 0 && (
				<p className={look.note}>{t("还没有访问记录 | You have not been anywhere yet")}</p>
			)}
			<ul className={look.rows}>
				{seen.slice(0, MOST).map(({ key, url, at, title }) => (
					<li key={key}>
						<Link to={url} className={look.cut}>
							{title}
						</Link>
						<time className={look.note} dateTime={new Date(at).toISOString()}>
							{clockTime(at).slice(0, 5)}
						</time>
					</li>
				))}
			</ul>
		</Flex>
	);
}

const kindOf = ({ id }: KeptDraft) =>
	id === NEW ? "新增 | New" : id === GRID_DRAFT ? "表格编辑 | Table" : "修改 | Change";

/** Forms that were left without saving: back into one of them, or away with it. */
function Drafts() {
	const places = useMenuPages();
	const [drafts, setDrafts] = useState(listDrafts);
	const drop = ({ path, id }: KeptDraft) => {
		dropDraft(path, id);
		setDrafts(listDrafts());
	};
	const shown = drafts.flatMap((draft) => {
		const place = places.find(({ item }) => item.meta.resource === draft.path);
		return place ? [{ draft, place }] : [];
	});
	return (
		<Flex component="section" vertical gap="small" className={look.sheet} aria-label={t("草稿 | Drafts")}>
			<h2>{t("草稿 | Drafts")}</h2>
			{shown.length === 0 && <p className={look.note}>{t("没有未保存的表单 | No form waits to be saved")}</p>}
			<ul className={look.rows}>
				{shown.map(({ draft, place }) => (
					<li key={`${draft.path} ${draft.id}`}>
						<Link
							className={look.cut}
							to={`${place.path}?${draft.id === GRID_DRAFT ? "grid=1" : `edit=${draft.id}`}`}
						>
							{titleOf(place.item)} · {t(kindOf(draft))}
						</Link>
						<time className={look.note} dateTime={new Date(draft.at).toISOString()}>
							{clockTime(draft.at).slice(0, 5)}
						</time>
						<Button type="text" size="small" onClick={() => drop(draft)}>
							{t("丢弃 | Discard")}
						</Button>
					</li>
				))}
			</ul>
		</Flex>
	);
}
