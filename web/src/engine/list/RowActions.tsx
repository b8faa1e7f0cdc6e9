/** Two acts at most in sight, the rest in a menu. */
import MoreOutlined from "@ant-design/icons/es/icons/MoreOutlined";
import Button from "antd/es/button";
import Dropdown from "antd/es/dropdown";
import { t } from "@/kit/text";
import type { Row } from "../describe";
import styles from "./ListView.module.css";
import type { RowActs } from "./useRowActs";

export function RowActions({ row, acts }: { row: Row; acts: RowActs }) {
	const all = acts.more(row);
	const first = acts.edit && all.length > 1 ? undefined : all[0];
	const more = all.filter((act) => act !== first);
	return (
		<span className={styles.actions}>
			{acts.edit && (
				<Button type="link" size="small" onClick={() => acts.edit?.(row)}>
					{t("编辑 | Edit")}
				</Button>
			)}
			{first && (
				<Button type="link" size="small" danger={first.danger ?? false} onClick={first.run}>
					{first.label}
				</Button>
			)}
			{more.length > 0 && (
				<Dropdown
					trigger={["click"]}
					menu={{
						items: more.map((act) => ({
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
