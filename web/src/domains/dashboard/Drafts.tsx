/** Forms that were left without saving: back into one of them, or away with it. */
import Button from "antd/es/button";
import { useState } from "react";
import { Link } from "react-router";
import { titleOf } from "@/app/shell/menu-tree";
import { usePlaces } from "@/app/shell/places";
import { dropDraft, type KeptDraft, listDrafts } from "@/engine/form/draft";
import { GRID_DRAFT } from "@/engine/grid/kept";
import { NEW } from "@/engine/list/list-state";
import { t } from "@/kit/text";
import { clockTime } from "@/kit/time";
import styles from "./workplace.module.css";

const kindOf = ({ id }: KeptDraft) =>
	id === NEW ? "新增 | New" : id === GRID_DRAFT ? "表格编辑 | Table" : "修改 | Change";

export function Drafts() {
	const places = usePlaces();
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
		<section className={styles.card} aria-label={t("草稿 | Drafts")}>
			<div className={styles.head}>
				<h2>{t("草稿 | Drafts")}</h2>
			</div>
			{shown.length === 0 && (
				<p className={styles.none}>{t("没有未保存的表单 | No form waits to be saved")}</p>
			)}
			<ul className={styles.lines}>
				{shown.map(({ draft, place }) => (
					<li key={`${draft.path} ${draft.id}`}>
						<Link to={`${place.path}?${draft.id === GRID_DRAFT ? "grid=1" : `edit=${draft.id}`}`}>
							{titleOf(place.item)} · {t(kindOf(draft))}
						</Link>
						<time dateTime={new Date(draft.at).toISOString()}>{clockTime(draft.at).slice(0, 5)}</time>
						<Button type="text" size="small" onClick={() => drop(draft)}>
							{t("丢弃 | Discard")}
						</Button>
					</li>
				))}
			</ul>
		</section>
	);
}
