/** The rows as cards, for a phone. */

import Checkbox from "antd/es/checkbox";
import Flex from "antd/es/flex";
import { localize, t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { type Field, isState } from "../describe";
import { KINDS } from "../kinds";
import { namingField, tableColumns } from "./columns";
import { ListNothing } from "./ListNothing";
import { RowActions } from "./RowActions";
import styles from "./RowCards.module.css";
import type { ListParts } from "./view";

const LINES = 5;
const INDENT = 14;

export function RowCards({ describe, data, tree, control, acts, open, layout, selection }: ListParts) {
	const fields = tableColumns(describe, layout.columns).map((one) => one.field);
	const first = namingField(describe, fields);
	const others = statesFirst(fields.filter((field) => field !== first));
	if (data.loading && !data.error)
		return <output className={styles.wait} aria-label={t("加载中 | Loading")} />;
	if (data.rows.length === 0 || !first)
		return <ListNothing describe={describe} data={data} control={control} />;
	return (
		<Flex component="ul" vertical gap="var(--ant-margin-sm)" className={styles.cards}>
			{tree.lines.map(({ row, depth }) => (
				<li
					key={row.id}
					className={look.framed}
					data-changed={data.marks.changed.has(row.id)}
					data-gone={data.marks.gone.has(row.id)}
					style={depth > 0 ? { marginInlineStart: depth * INDENT } : undefined}
				>
					<Flex align="center" gap="small">
						<button
							type="button"
							className={`${look.link} ${look.fill} ${styles.name}`}
							onClick={() => open(row)}
						>
							{KINDS[first.kind].read(row, first)}
						</button>
						<Flex component="span" vertical align="center" justify="center" className={styles.choose}>
							<Checkbox
								aria-label={t("选择此行 | Choose this row")}
								checked={selection.all || selection.ids.includes(row.id)}
								onChange={() => selection.toggle(row)}
							/>
						</Flex>
					</Flex>
					<Flex component="dl" vertical gap="var(--ant-margin-xxs)">
						{others.slice(0, LINES).map((field) => (
							<Flex justify="space-between" gap="middle" key={field.key}>
								<dt>{localize(field.label)}</dt>
								<dd>{KINDS[field.kind].read(row, field)}</dd>
							</Flex>
						))}
					</Flex>
					{row.children && (
						<button
							type="button"
							className={`${look.link} ${styles.below}`}
							aria-expanded={tree.open.has(row.id)}
							onClick={() => tree.turn(row.id, !tree.open.has(row.id))}
						>
							{tree.open.has(row.id) ? t("收起下级 | Close") : t("展开下级 | What is below")}
						</button>
					)}
					{(acts.edit || acts.more(row).length > 0) && <RowActions row={row} acts={acts} />}
				</li>
			))}
		</Flex>
	);
}

/** A card has room for a few lines: what state the thing is in comes before what else is known. */
function statesFirst(fields: Field[]): Field[] {
	return [...fields.filter(isState), ...fields.filter((field) => !isState(field))];
}
