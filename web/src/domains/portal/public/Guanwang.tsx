/** The public portal of one organisation: what is free and from which price, news, and how to reach it; no token needed. */

import { useQuery } from "@tanstack/react-query";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Skeleton from "antd/es/skeleton";
import Tag from "antd/es/tag";
import { lazy, Suspense, useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { chooseLocale, localize, t, useLocale } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { Dialog } from "@/parts/dialog/Dialog";
import { EmptyBox } from "@/parts/EmptyBox";
import look from "@/parts/look.module.css";
import { svgUrl } from "@/parts/qr/svg-url";
import { Waiting } from "@/parts/Waiting";
import { type Facts, readFacts, readText, type TextKind } from "./api";
import styles from "./Guanwang.module.css";
import { Offers } from "./Offers";

const FRESH_MS = 60_000;

export interface Opened {
	kind: TextKind;
	id: string;
}

export default function Guanwang() {
	const [query] = useSearchParams();
	const tenant = query.get("tenant");
	const [opened, open] = useState<Opened | null>(null);
	const { data, error, refetch } = useQuery<Facts>({
		queryKey: ["portal", tenant],
		queryFn: () => readFacts(tenant),
		refetchInterval: FRESH_MS,
		retry: (count, failure) => count < 2 && !(failure instanceof Failure && failure.status === 404),
	});
	useEffect(() => {
		if (data) document.title = data.name;
	}, [data]);
	if (error && !data) return <Closed error={error} again={() => void refetch()} />;
	if (!data) return <Waiting />;
	return (
		<div className={styles.page}>
			<Top facts={data} />
			<main>
				<Offers offer={data.offer} date={data.date} />
				<News facts={data} open={open} />
				<Contact facts={data} />
			</main>
			<Foot facts={data} open={open} />
			{opened && <TextDialog tenant={tenant} opened={opened} onClose={() => open(null)} />}
		</div>
	);
}

function Closed({ error, again }: { error: Error; again: () => void }) {
	const closed = error instanceof Failure && error.status === 404;
	return (
		<Flex component="main" vertical align="center" justify="center" className={styles.closed}>
			<EmptyBox
				alarm
				title={
					closed ? t("门户未开放 | No public portal here") : t("暂时打不开 | This cannot be shown just now")
				}
				text={localize(error.message)}
			>
				{!closed && (
					<Button type="primary" onClick={again}>
						{t("重试 | Try again")}
					</Button>
				)}
				<Link to="/user/login">{t("员工登录 | Staff login")}</Link>
			</EmptyBox>
		</Flex>
	);
}

function Top({ facts }: { facts: Facts }) {
	const locale = useLocale();
	const free = facts.offer.reduce(
		(sum, place) => sum + place.types.reduce((more, type) => more + type.free, 0),
		0,
	);
	return (
		<header className={styles.top}>
			<Flex component="nav" align="center" gap="var(--ant-margin-md)">
				<img src="/favicon.svg" alt="" width={28} height={28} />
				<b>{facts.name}</b>
				<Flex component="span" gap="var(--ant-margin-md)" className={styles.links}>
					<a href="#rooms">{t("房型 | Rooms")}</a>
					<a href="#news">{t("动态 | News")}</a>
					<a href="#contact">{t("联系 | Contact")}</a>
				</Flex>
				<button type="button" onClick={() => chooseLocale(locale === "en" ? "zh" : "en")}>
					{locale === "en" ? "中文" : "English"}
				</button>
				<Link to="/user/login">{t("员工登录 | Staff login")}</Link>
			</Flex>
			<div className={styles.hero}>
				<h1>{t("住得安心，管得用心 | At home, and well looked after")}</h1>
				<p>
					{t("{places} 个小区，今晚有 {free} 间可住 | {places} communities, {free} rooms free tonight", {
						places: facts.offer.length,
						free,
					})}
				</p>
			</div>
		</header>
	);
}

function News({ facts, open }: { facts: Facts; open: (opened: Opened) => void }) {
	return (
		<section id="news" aria-labelledby="news-title">
			<h2 id="news-title">{t("公告与动态 | Notices and news")}</h2>
			{facts.articles.length === 0 && <p className={look.quiet}>{t("暂无内容 | Nothing yet")}</p>}
			<ul className={`${look.lined} ${styles.news}`}>
				{facts.articles.map((article) => (
					<li key={article.id}>
						<button
							type="button"
							className={look.pick}
							onClick={() => open({ kind: "article", id: article.id })}
						>
							<Tag color="processing" variant="filled">
								{article.kind === "notice" ? t("公告 | Notice") : t("动态 | News")}
							</Tag>
							<Flex component="span" vertical>
								<b>{article.title}</b>
								{article.summary && <small>{article.summary}</small>}
							</Flex>
							<small>{article.since.slice(0, 10)}</small>
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}

function Contact({ facts }: { facts: Facts }) {
	return (
		<section id="contact" aria-labelledby="contact-title">
			<h2 id="contact-title">{t("联系我们 | Contact")}</h2>
			{facts.addresses.length === 0 && <p className={look.quiet}>{t("暂无内容 | Nothing yet")}</p>}
			<ul className={styles.types}>
				{facts.addresses.map((address) => (
					<Flex
						component="li"
						vertical
						gap="small"
						key={address.name + address.detail}
						className={look.framed}
					>
						<b>{address.name}</b>
						<span className={look.quiet}>{address.detail}</span>
						{address.phone && <a href={`tel:${address.phone}`}>{address.phone}</a>}
					</Flex>
				))}
			</ul>
		</section>
	);
}

function Foot({ facts, open }: { facts: Facts; open: (opened: Opened) => void }) {
	return (
		<Flex component="footer" vertical align="center" gap="small" className={`${styles.foot} ${look.quiet}`}>
			<Flex component="ul" justify="center" gap="large" aria-label={t("下载手机应用 | Get the app")}>
				{facts.apps.map((app) => (
					<Flex component="li" vertical align="center" gap="small" key={app.platform}>
						<img src={svgUrl(app.svg)} alt="" width={96} height={96} />
						<a href={app.url}>
							{app.name} {app.version}
						</a>
					</Flex>
				))}
			</Flex>
			<Flex wrap justify="center">
				{facts.agreements.map((agreement) => (
					<Button
						key={agreement.id}
						type="link"
						size="small"
						onClick={() => open({ kind: "agreement", id: agreement.id })}
					>
						{agreement.title}
					</Button>
				))}
			</Flex>
			<p>
				© {facts.date.slice(0, 4)} {facts.name}
			</p>
		</Flex>
	);
}

const RichView = lazy(() => import("@/parts/rich-text/RichView"));

/** A public article or agreement, read in place. */
function TextDialog({
	tenant,
	opened,
	onClose,
}: {
	tenant: string | null;
	opened: Opened;
	onClose: () => void;
}) {
	const { kind, id } = opened;
	const { data, error } = useQuery({
		queryKey: ["portal-text", tenant, kind, id],
		queryFn: () => readText(tenant, kind, id),
		retry: false,
	});
	return (
		<Dialog title={data?.title ?? " "} width={720} onClose={onClose}>
			{error && <p role="alert">{localize(error.message)}</p>}
			{!data && !error && <Skeleton active />}
			{data && (
				<>
					{data.since && <p className={look.quiet}>{data.since.slice(0, 10)}</p>}
					<Suspense fallback={<Skeleton active />}>
						<RichView html={data.content} />
					</Suspense>
				</>
			)}
		</Dialog>
	);
}
