/** What is read on the site: rich text, an article or agreement in place, and what is said when it cannot be read. */
import { useQuery } from "@tanstack/react-query";
import Button from "antd/es/button";
import Skeleton from "antd/es/skeleton";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { loadChunk } from "@/kit/chunk";
import { localize, t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { EmptyBox } from "@/parts/EmptyBox";
import look from "@/parts/look.module.css";
import { addressOf, isMissing, type Opened, readText, retry } from "./api";

const RichView = lazy(() => loadChunk(() => import("@/parts/rich-text/RichView")));

export function RichText({ html }: { html: string }) {
	return (
		<Suspense fallback={<Skeleton active />}>
			<RichView html={html} />
		</Suspense>
	);
}

export function Unread({ error, again }: { error: Error; again: () => void }) {
	return (
		<EmptyBox alarm title={t("暂时打不开 | This cannot be shown just now")} text={localize(error.message)}>
			<Button onClick={again}>{t("重试 | Try again")}</Button>
		</EmptyBox>
	);
}

interface Props {
	tenant: string | null;
	opened: Opened;
	onClose: () => void;
}

/** A public article or agreement, read in place. */
export function TextDialog({ tenant, opened, onClose }: Props) {
	const { data, error, refetch } = useQuery({
		queryKey: ["portal-text", tenant, opened.kind, opened.id],
		queryFn: () => readText(tenant, opened),
		retry,
	});
	return (
		<Dialog title={data?.title ?? t("正在读取… | Reading…")} width={720} onClose={onClose}>
			{error && !data && <Unread error={error} again={() => void refetch()} />}
			{!data && !error && <Skeleton active />}
			{data && (
				<>
					{data.since && <p className={look.quiet}>{data.since.slice(0, 10)}</p>}
					<RichText html={data.content} />
				</>
			)}
		</Dialog>
	);
}

/** An article at an address of its own. */
export function ArticlePage({ tenant, id }: { tenant: string | null; id: string }) {
	const { data, error, refetch } = useQuery({
		queryKey: ["portal-text", tenant, "article", id],
		queryFn: () => readText(tenant, { kind: "article", id }),
		retry,
	});
	if (error && isMissing(error))
		return (
			<EmptyBox alarm title={t("没有这篇文章 | There is no such article")}>
				<Link to={addressOf(tenant)}>{t("返回首页 | Back to the home page")}</Link>
			</EmptyBox>
		);
	if (error && !data) return <Unread error={error} again={() => void refetch()} />;
	if (!data) return <Skeleton active />;
	return (
		<article aria-label={data.title}>
			<h2>{data.title}</h2>
			{data.since && <p className={look.quiet}>{data.since.slice(0, 10)}</p>}
			<RichText html={data.content} />
		</article>
	);
}
