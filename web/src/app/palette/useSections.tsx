/** What the palette shows for what is typed: recent, pages, records, acts, and a sum. */
import CalculatorOutlined from "@ant-design/icons/es/icons/CalculatorOutlined";
import FileOutlined from "@ant-design/icons/es/icons/FileOutlined";
import FileSearchOutlined from "@ant-design/icons/es/icons/FileSearchOutlined";
import HistoryOutlined from "@ant-design/icons/es/icons/HistoryOutlined";
import { useMemo } from "react";
import { useNavigate } from "react-router";
import { useDescribes } from "@/engine/describe";
import { recordPages } from "@/engine/navigation/menu-pages";
import { findMenuPage, type MenuPage, titleOf } from "@/engine/navigation/menu-tree";
import { type Match, matchNames, matchWords } from "@/kit/match";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { type Command, makingCommands, ownCommands } from "./commands";
import { byGrade, type Entry, type Section } from "./entry";
import type { Means } from "./Palette";
import { keepRecord, readVisits, type Visit } from "./recent";
import { readSum } from "./sum";
import { type Records, useRecords } from "./useRecords";

const NO_LETTERS: readonly number[] = [];
const EVERYTHING: Match = { grade: 0, at: NO_LETTERS };

export function useSections(
	typed: string,
	places: MenuPage[],
	means: Omit<Means, "navigate">,
): { sections: Section[]; records: Records } {
	const navigate = useNavigate();
	const describes = useDescribes();
	const pages = useMemo(() => recordPages(places), [places]);
	const paths = useMemo(() => [...pages.keys()], [pages]);
	const sum = readSum(typed);
	const words = sum === null && !/^[=＝]/.test(typed.trim()) ? typed.trim() : "";
	const records = useRecords(words, paths);
	const visits = useMemo(readVisits, []);
	const go = (href: string) => void navigate(href);
	const commands = useMemo(() => {
		const all = { ...means, navigate };
		return [...makingCommands(describes, pages, all), ...ownCommands(all)];
	}, [describes, pages, means, navigate]);

	const found = words ? pageSection(places, words, go) : null;
	// a page that only has the letters somewhere inside comes after the records that begin with them
	const sure = found?.entries[0]?.sure === true;
	const sections = [
		sumSection(sum),
		recentSection(visits, places, words, go),
		sure ? found : null,
		...records.groups.map((group) => recordSection(group, pages.get(group.path) ?? "", words, go)),
		sure ? null : found,
		typed.trim() && !words ? null : commandSection(commands, words),
	];
	return { sections: sections.filter((one) => one !== null && one.entries.length > 0) as Section[], records };
}

function sumSection(sum: number | null): Section | null {
	if (sum === null) return null;
	const copy = async () => {
		await navigator.clipboard?.writeText(String(sum)).catch(() => undefined);
		toast("success", "结果已复制 | Copied");
	};
	const entry: Entry = {
		id: "sum",
		name: String(sum),
		note: t("回车复制 | Enter copies it"),
		icon: <CalculatorOutlined />,
		at: NO_LETTERS,
		run: () => void copy(),
	};
	return { key: "sum", title: t("计算 | Sum"), entries: [entry] };
}

function recentSection(
	visits: readonly Visit[],
	places: MenuPage[],
	words: string,
	go: (href: string) => void,
): Section {
	const known = visits.flatMap((visit) => {
		const place = findMenuPage(places, visit.path);
		return place ? [{ visit, title: titleOf(place.item) }] : [];
	});
	const { pathname, search } = window.location;
	const found = words
		? byGrade(
				known.filter(({ visit }) => visit.name),
				({ visit }) => matchWords(visit.name ?? "", words),
				3,
			)
		: known
				.filter(({ visit }) => visit.href !== (visit.name === null ? pathname : pathname + search))
				.slice(0, 7)
				.map((one) => [one, EVERYTHING] as const);
	return {
		key: "recent",
		title: t("最近 | Recent"),
		entries: found.map(([{ visit, title }, { at }]) => ({
			id: `recent:${visit.href}`,
			name: visit.name ?? title,
			...(visit.name ? { note: title } : {}),
			icon: <HistoryOutlined />,
			at,
			href: visit.href,
			run: () => go(visit.href),
		})),
	};
}

function pageSection(places: MenuPage[], words: string, go: (href: string) => void): Section {
	const leaves = places.filter(({ path, item }) => !/[:*]/.test(path) && (!item.hidden || item.meta.icon));
	const names = ({ item }: MenuPage) => [titleOf(item), item.meta.title, item.meta.titleEn ?? ""];
	return {
		key: "pages",
		title: t("页面 | Pages"),
		entries: byGrade(leaves, (place) => matchNames(names(place), words), 6).map(
			([{ path, item, parents }, { at, grade }]) => ({
				id: `page:${path}`,
				sure: grade <= 2,
				name: titleOf(item),
				note: parents.map(titleOf).join(" / "),
				icon: <FileOutlined />,
				at,
				href: path,
				run: () => go(path),
			}),
		),
	};
}

function recordSection(
	group: Records["groups"][number],
	page: string,
	words: string,
	go: (href: string) => void,
): Section {
	return {
		key: `records:${group.path}`,
		title: group.title,
		entries: group.hits.map((hit) => {
			const href = `${page}?open=${hit.id}`;
			return {
				id: `record:${group.path}:${hit.id}`,
				name: hit.name,
				...(hit.text ? { note: `${hit.field} ${hit.text}` } : {}),
				icon: <FileSearchOutlined />,
				at: matchWords(hit.name, words)?.at ?? NO_LETTERS,
				href,
				run: () => {
					keepRecord(href, page, hit.name);
					go(href);
				},
			};
		}),
	};
}

function commandSection(commands: readonly Command[], words: string): Section {
	const found = words
		? byGrade(commands, (command) => matchNames(command.names, words), 6)
		: commands.filter(({ id }) => /^(act:|settings|keys)/.test(id)).map((one) => [one, EVERYTHING] as const);
	return {
		key: "commands",
		title: t("操作 | Actions"),
		entries: found.map(([{ id, names, note, icon, href, run }, { at }]) => ({
			id,
			name: names[0] ?? "",
			...(note ? { note } : {}),
			icon,
			at,
			...(href ? { href } : {}),
			run,
		})),
	};
}
