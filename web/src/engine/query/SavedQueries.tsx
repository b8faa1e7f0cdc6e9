/** The queries kept for this page: a click brings one into the lines. */
import DeleteOutlined from "@ant-design/icons/es/icons/DeleteOutlined";
import Button from "antd/es/button";
import type { Failure } from "@/kit/http";
import { ask, toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { deleteView, type SavedView } from "../view/views";
import { type Group, readGroup } from "./conditions";
import styles from "./query.module.css";

interface Props {
	views: SavedView[];
	onTake: (group: Group) => void;
	onChanged: () => void;
}

export function SavedQueries({ views, onTake, onChanged }: Props) {
	const kept = views.flatMap((view) => {
		const group = readGroup(view.content.superQuery);
		return group ? [{ view, group }] : [];
	});
	const remove = async (view: SavedView) => {
		const sure = await ask({
			title: t("删除“{title}”？ | Delete “{title}”?", { title: view.title }),
			okText: t("删除 | Delete"),
			danger: true,
		});
		if (!sure) return;
		await deleteView(view.id).catch((error: Failure) => toast("warning", error.message));
		onChanged();
	};
	return (
		<aside className={styles.saved} aria-label={t("保存的查询 | Saved queries")}>
			<h2>{t("保存的查询 | Saved queries")}</h2>
			{kept.length === 0 && <p>{t("没有保存的查询 | None saved yet")}</p>}
			<ul>
				{kept.map(({ view, group }) => (
					<li key={view.id}>
						<button type="button" onClick={() => onTake(group)}>
							{view.title}
						</button>
						{view.mine && (
							<Button
								type="text"
								size="small"
								icon={<DeleteOutlined />}
								aria-label={t("删除“{title}” | Delete “{title}”", { title: view.title })}
								onClick={() => void remove(view)}
							/>
						)}
					</li>
				))}
			</ul>
		</aside>
	);
}
