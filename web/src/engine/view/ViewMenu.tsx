/** The views of a page: mine, those shared with me, and what can be done with them. */

import CheckOutlined from "@ant-design/icons/es/icons/CheckOutlined";
import DeleteOutlined from "@ant-design/icons/es/icons/DeleteOutlined";
import EditOutlined from "@ant-design/icons/es/icons/EditOutlined";
import StarFilled from "@ant-design/icons/es/icons/StarFilled";
import StarOutlined from "@ant-design/icons/es/icons/StarOutlined";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { ask, toast } from "@/kit/notice";
import { useReadOnly } from "@/kit/rights";
import { t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import look from "@/parts/look.module.css";
import styles from "./view.module.css";
import { chooseDefault, deleteView, editView, type SavedView, type ViewContent } from "./views";

interface Props {
	path: string;
	views: SavedView[];
	current: SavedView | null;
	changed: boolean;
	now: ViewContent;
	onUse: (view: SavedView | null) => void;
	onEdit: (view: SavedView | "new") => void;
	onChanged: () => void;
}

export default function ViewMenu(props: Props) {
	const { views, current, changed, now, onUse, onEdit, onChanged } = props;
	const readOnly = useReadOnly();
	const groups = [
		{ title: t("我的视图 | My views"), list: views.filter((view) => view.mine) },
		{ title: t("共享给我的 | Shared with me"), list: views.filter((view) => !view.mine) },
	];
	const keep = () => tryTo(() => editView(current as SavedView, { content: now }), onChanged);
	return (
		<div className={styles.menu}>
			<ul>
				<li data-on={current === null}>
					<button
						type="button"
						className={`${look.fill} ${look.pick} ${styles.name}`}
						onClick={() => onUse(null)}
					>
						{current === null && <CheckOutlined />}
						{t("全部（默认列） | All (declared columns)")}
					</button>
				</li>
			</ul>
			{groups
				.filter((group) => group.list.length > 0)
				.map((group) => (
					<section key={group.title} aria-label={group.title}>
						<h2>{group.title}</h2>
						<ul>
							{group.list.map((view) => (
								<Line key={view.id} view={view} {...props} />
							))}
						</ul>
					</section>
				))}
			{!readOnly && (
				<Flex component="footer" wrap gap="small">
					{changed && current?.mine && (
						<Button type="primary" size="small" onClick={() => void keep()}>
							{t("保存到“{title}” | Save to “{title}”", { title: current.title })}
						</Button>
					)}
					<Button size="small" onClick={() => onEdit("new")}>
						{t("另存为视图 | Save as a view")}
					</Button>
				</Flex>
			)}
		</div>
	);
}

function Line({ view, path, current, onUse, onEdit, onChanged }: Props & { view: SavedView }) {
	const { title } = view;
	const readOnly = useReadOnly();
	const remove = async () => {
		const sure = await ask({
			title: t("删除视图“{title}”？ | Delete the view “{title}”?", { title }),
			okText: t("删除 | Delete"),
			danger: true,
		});
		if (!sure) return;
		await tryTo(() => deleteView(view.id), onChanged);
		if (current?.id === view.id) onUse(null);
	};
	const star = () => tryTo(() => chooseDefault(path, view.isDefault ? null : view.id), onChanged);
	return (
		<li data-on={current?.id === view.id}>
			<button
				type="button"
				className={`${look.fill} ${look.pick} ${styles.name}`}
				onClick={() => onUse(view)}
			>
				{current?.id === view.id && <CheckOutlined />}
				<span className={look.cut}>{title}</span>
				{!view.mine && <small>{view.ownerName}</small>}
				{view.mine && view.roleIds.length > 0 && <small>{t("已共享 | shared")}</small>}
			</button>
			{!readOnly && (
				<Button
					type="text"
					size="small"
					aria-pressed={view.isDefault}
					icon={view.isDefault ? <StarFilled /> : <StarOutlined />}
					aria-label={t("“{title}”设为我的默认 | Make “{title}” my default", { title })}
					title={t("我的默认视图 | My default view")}
					onClick={() => void star()}
				/>
			)}
			{view.mine && !readOnly && (
				<>
					<Button
						type="text"
						size="small"
						icon={<EditOutlined />}
						aria-label={t("改名或共享“{title}” | Rename or share “{title}”", { title })}
						onClick={() => onEdit(view)}
					/>
					<Button
						type="text"
						size="small"
						icon={<DeleteOutlined />}
						aria-label={t("删除“{title}” | Delete “{title}”", { title })}
						onClick={() => void remove()}
					/>
				</>
			)}
		</li>
	);
}

async function tryTo(run: () => Promise<unknown>, after: () => void): Promise<void> {
	try {
		await run();
	} catch (error) {
		if (!(error instanceof Failure)) throw error;
		toast("warning", error.message);
	}
	after();
}
