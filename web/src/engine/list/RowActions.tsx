/** The act that matters most in sight, the rest in a menu. */
import MoreOutlined from "@ant-design/icons/es/icons/MoreOutlined";
import Button from "antd/es/button";
import Dropdown from "antd/es/dropdown";
import { t } from "@/kit/text";
import type { Row } from "../describe";
import styles from "./ListView.module.css";
import { sightOf, tightened } from "./row-sight";
import type { RowActs } from "./useRowActs";

interface Props {
	row: Row;
	acts: RowActs;
	/** There is little room. */
	tight?: boolean;
}

export function RowActions({ row, acts, tight = false }: Props) {
	const edit = acts.edits(row) ? acts.edit : null;
	const sight = sightOf(
		acts.more(row),
		edit && { key: "edit", label: t("编辑 | Edit"), run: () => edit(row) },
	);
	const { seen, behind: own } = tight ? tightened(sight) : sight;
	const behind = [...own, ...acts.share(row)];
	return (
		<span className={styles.actions}>
			{seen.map((act) => (
				<Button key={act.key} type="link" size="small" danger={act.danger ?? false} onClick={act.run}>
					{act.label}
				</Button>
			))}
			{behind.length > 0 && (
				<Dropdown
					trigger={["click"]}
					menu={{
						items: behind.map((act) => ({
							key: act.key,
							label: act.label,
							danger: act.danger ?? false,
							onClick: act.run,
						})),
					}}
				>
					<Button
						type="link"
						size="small"
						icon={<MoreOutlined />}
						aria-label={t("更多操作 | More actions")}
					/>
				</Dropdown>
			)}
		</span>
	);
}
