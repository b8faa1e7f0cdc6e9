/** The public portal of one organisation: what is free and from which price, news, and how to reach it; no token needed. */

import { useQuery } from "@tanstack/react-query";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { useEffect, useState } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import { chooseLocale, localize, t, useLocale } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import look from "@/parts/look.module.css";
import { svgUrl } from "@/parts/qr/svg-url";
import { Waiting } from "@/parts/Waiting";
import { Banner, Tiles } from "./Ads";
import {
	type Ad,
	addressOf,
	askedFor,
	countClick,
	endFirstPaint,
	type Facts,
	isMissing,
	type Open,
	type Opened,
	readFacts,
	retry,
} from "./api";
import styles from "./Guanwang.module.css";
import { News } from "./News";
import { Offers } from "./Offers";
import { Questions } from "./Questions";
import { SitePage } from "./SitePage";
import { ArticlePage, TextDialog } from "./Texts";

const FRESH_MS = 60_000;
const TITLE = "site-title";
/** Where the state keeps the record numbers of sites; each has to lead there. */
const RECORDS = "https://beian.miit.gov.cn/";

export default function Guanwang() {
	const [query] = useSearchParams();
	const tenant = query.get("tenant");
	const { pathname } = useLocation();
	const path = askedFor(pathname, query, "page");
	const article = askedFor(pathname, query, "article");
	const [opened, open] = useState<Opened | null>(null);
	const { data, error, refetch } = useQuery<Facts>({
		queryKey: ["portal", tenant],
		queryFn: () => readFacts(tenant),
		refetchInterval: FRESH_MS,
		retry,
	});
	const page = path === null ? undefined : data?.pages.find((one) => one.path === path)?.title;
	useEffect(() => {
		if (data && !article) document.title = page ? `${page} · ${data.name}` : data.name;
	}, [data, page, article]);
	useEffect(() => {
		if (data ?? error) endFirstPaint();
	}, [data, error]);
	if (error && !data) return <Closed error={error} again={() => void refetch()} />;
	if (!data) return <Waiting />;
	return (
		<div className={styles.page}>
			<Top facts={data} tenant={tenant} path={path ?? article} title={page} />
			<main>
				{article !== null ? (
					<ArticlePage key={article} tenant={tenant} id={article} />
				) : path === null ? (
					<Home facts={data} tenant={tenant} open={open} />
				) : (
					<SitePage key={path} tenant={tenant} path={path} titled={TITLE} open={open} />
				)}
			</main>
			<Foot facts={data} open={open} />
			{opened && <TextDialog tenant={tenant} opened={opened} onClose={() => open(null)} />}
		</div>
	);
}

function Closed({ error, again }: { error: Error; again: () => void }) {
	const closed = isMissing(error);
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

function Home({ facts, tenant, open }: { facts: Facts; tenant: string | null; open: Open }) {
	const top = facts.ads.filter(({ slot }) => slot === "home_top");
	const followed = (ad: Ad) => void countClick(tenant, ad);
	const middle = facts.ads.filter(({ slot }) => slot === "home_middle");
	return (
		<>
			{top.length > 0 && <Banner ads={top} followed={followed} />}
			<Offers offer={facts.offer} date={facts.date} />
			{middle.length > 0 && (
				<section aria-label={t("推广 | Promoted")}>
					<Tiles ads={middle} followed={followed} />
				</section>
			)}
			<News facts={facts} tenant={tenant} open={open} />
			{facts.questions.length > 0 && (
				<section id="questions" aria-labelledby="questions-title">
					<h2 id="questions-title">{t("常见问答 | Questions and answers")}</h2>
					<Questions questions={facts.questions} />
				</section>
			)}
			<Contact facts={facts} />
		</>
	);
}

interface TopProps {
	facts: Facts;
	tenant: string | null;
	/** Of the page or the article that is read; null at home. */
	path: string | null;
	title: string | undefined;
}

function Top({ facts, tenant, path, title }: TopProps) {
	const locale = useLocale();
	const home = path === null;
	const slogan = localize(facts.slogan) || t("住得安心，管得用心 | At home, and well looked after");
	return (
		<header className={styles.top}>
			<Flex component="nav" align="center" gap="var(--ant-margin-md)" aria-label={t("导航 | Navigation")}>
				<img src="/favicon.svg" alt="" width={28} height={28} />
				<b>{facts.name}</b>
				{home && (
					<Flex component="span" gap="var(--ant-margin-md)" className={styles.links}>
						<a href="#rooms">{t("房型 | Rooms")}</a>
						<a href="#news">{t("动态 | News")}</a>
						{facts.questions.length > 0 && <a href="#questions">{t("问答 | Questions")}</a>}
						<a href="#contact">{t("联系 | Contact")}</a>
					</Flex>
				)}
				<button type="button" onClick={() => chooseLocale(locale === "en" ? "zh" : "en")}>
					{locale === "en" ? "中文" : "English"}
				</button>
				<Link to="/user/login">{t("员工登录 | Staff login")}</Link>
			</Flex>
			{(facts.pages.length > 0 || !home) && (
				<Flex component="nav" wrap gap="var(--ant-margin-md)" aria-label={t("网站页面 | Pages of the site")}>
					<Link to={addressOf(tenant)} aria-current={home ? "page" : undefined}>
						{t("首页 | Home")}
					</Link>
					{facts.pages.map((page) => (
						<Link
							key={page.path}
							to={addressOf(tenant, page.path)}
							aria-current={page.path === path ? "page" : undefined}
						>
							{page.title}
						</Link>
					))}
				</Flex>
			)}
			<div className={styles.hero}>
				<h1 id={TITLE}>{home ? slogan : (title ?? facts.name)}</h1>
				{home && facts.offer.length > 0 && (
					<p>
						{t("{places} 个小区，今晚有 {free} 间可住 | {places} communities, {free} rooms free tonight", {
							places: facts.offer.length,
							free: freeOf(facts),
						})}
					</p>
				)}
			</div>
		</header>
	);
}

const freeOf = ({ offer }: Facts) =>
	offer.flatMap(({ types }) => types).reduce((sum, { free }) => sum + free, 0);

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

function Foot({ facts, open }: { facts: Facts; open: Open }) {
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
			{facts.slogan && <p>{localize(facts.slogan)}</p>}
			<p>
				© {facts.date.slice(0, 4)} {facts.name}
			</p>
			{facts.record && (
				<a href={RECORDS} target="_blank" rel="noopener noreferrer">
					{facts.record}
				</a>
			)}
		</Flex>
	);
}
