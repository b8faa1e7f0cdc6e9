/** A page of the site as its editors put it together: headings, texts, pictures, cards of articles and answered questions, from top to bottom. */
import { useQuery } from "@tanstack/react-query";
import Flex from "antd/es/flex";
import Skeleton from "antd/es/skeleton";
import { Link } from "react-router";
import { t } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import look from "@/parts/look.module.css";
import { addressOf, type Block, isMissing, type Open, readPage, retry } from "./api";
import styles from "./Guanwang.module.css";
import { Picture } from "./Picture";
import { Questions } from "./Questions";
import { RichText, Unread } from "./Texts";

interface Props {
	tenant: string | null;
	path: string;
	/** The id of the heading that names it. */
	titled: string;
	open: Open;
}

export function SitePage({ tenant, path, titled, open }: Props) {
	const { data, error, refetch } = useQuery({
		queryKey: ["portal-page", tenant, path],
		queryFn: () => readPage(tenant, path),
		retry,
	});
	return (
		<section aria-labelledby={titled}>
			{error && isMissing(error) && (
				<EmptyBox alarm title={t("没有这个页面 | There is no such page")}>
					<Link to={addressOf(tenant)}>{t("返回首页 | Back to the home page")}</Link>
				</EmptyBox>
			)}
			{error && !data && !isMissing(error) && <Unread error={error} again={() => void refetch()} />}
			{!data && !error && <Skeleton active />}
			{data && !isMissing(error) && (
				<Flex vertical gap="small">
					{data.blocks.length === 0 && <p className={look.quiet}>{t("暂无内容 | Nothing yet")}</p>}
					{data.blocks.map((block, place) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name but their place
						<BlockView key={place} block={block} open={open} />
					))}
					<small className={look.quiet}>
						{t("发布于 {day} | Published on {day}", { day: data.since.slice(0, 10) })}
					</small>
				</Flex>
			)}
		</section>
	);
}

/** A picture's title is its caption, any other block's a heading. */
function BlockView({ block, open }: { block: Block; open: Open }) {
	if (block.kind === "image")
		return (
			<Flex component="figure" vertical gap="small" align="center">
				<Picture
					src={block.image}
					alt={block.title ?? ""}
					style={{ maxWidth: "100%", height: "auto" }}
					instead={<p className={look.quiet}>{t("图片暂不可用 | The picture is not available")}</p>}
				/>
				{block.title && <figcaption className={look.quiet}>{block.title}</figcaption>}
			</Flex>
		);
	return (
		<div>
			{block.title && <h2>{block.title}</h2>}
			{block.kind === "text" && block.html && <RichText html={block.html} />}
			{block.kind === "cards" && <Cards articles={block.articles} open={open} />}
			{block.kind === "questions" && <Questions questions={block.questions} />}
		</div>
	);
}

const COVER = { display: "block", width: "100%", height: "9rem", objectFit: "cover" } as const;

function Cards({ articles, open }: { articles: Block["articles"]; open: Open }) {
	if (articles.length === 0) return <p className={look.quiet}>{t("暂无内容 | Nothing yet")}</p>;
	return (
		<ul className={styles.types}>
			{articles.map(({ id, cover, title, summary, since }) => (
				<li key={id} className={look.framed}>
					<button type="button" className={look.pick} onClick={() => open({ kind: "article", id })}>
						<Flex component="span" vertical gap="var(--ant-margin-xs)">
							<Picture src={cover} alt="" style={COVER} />
							<b>{title}</b>
							{summary && <small>{summary}</small>}
							<small className={look.quiet}>{since.slice(0, 10)}</small>
						</Flex>
					</button>
				</li>
			))}
		</ul>
	);
}
