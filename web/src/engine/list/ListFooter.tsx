/** Below the rows: what they come to, all of them and not only this page; which of how many these are, and the way to the others. */

import Flex from "antd/es/flex";
import Pagination from "antd/es/pagination";
import { useScreen } from "@/kit/screen";
import { localize, t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { namedArrows } from "@/parts/turning";
import { type Describe, type Field, fieldOf } from "../describe";
import { KINDS } from "../kinds";
import styles from "./ListView.module.css";
import type { ShownColumn } from "./layout";
import { COMPACT_SIZES, SIZES, TREE_SIZE } from "./list-state";
import { useFound } from "./useFound";
import type { ListParts } from "./view";

export function ListFooter({ describe, data, control, layout, fixed }: ListParts) {
	const phone = useScreen() === "phone";
	if (!data.page || data.page.total === 0) return null;
	const { total, estimated } = data.page;
	const tree = describe.tree !== null;
	return (
		<>
			<TotalsLine describe={describe} state={control.state} fixed={fixed} columns={layout.columns} />
			{!(tree && total <= TREE_SIZE) && (
				<div className={styles.footer}>
					<Pagination
						itemRender={namedArrows}
						total={total}
						current={control.state.page}
						pageSize={tree ? TREE_SIZE : control.state.size}
						pageSizeOptions={layout.layout.density === "compact" ? COMPACT_SIZES : SIZES}
						showSizeChanger={!phone && !tree}
						showQuickJumper={!phone}
						simple={phone}
						showTotal={(n, [from, to]) =>
							estimated
								? t("{a}-{b} 共约 {n} 条 | {a}-{b} of about {n}", { a: from, b: to, n })
								: t("{a}-{b} 共 {n} 条 | {a}-{b} of {n}", { a: from, b: to, n })
						}
						onChange={(page, size) =>
							control.change(tree || size === control.state.size ? { page } : { size })
						}
					/>
				</div>
			)}
		</>
	);
}

interface LineProps {
	describe: Describe;
	state: ListParts["control"]["state"];
	fixed: Record<string, string>;
	columns: ShownColumn[];
}

function TotalsLine({ describe, state, fixed, columns }: LineProps) {
	const fields = summedFields(describe, columns);
	const totals = useFound("totals", describe, state, fixed, fields.length > 0);
	if (fields.length === 0 || totals === undefined || totals?.length === 0) return null;
	const by = describe.totals?.by ? fieldOf(describe, describe.totals.by) : undefined;
	return (
		<Flex
			component="section"
			wrap
			justify="end"
			gap="var(--ant-margin-xs) var(--ant-margin)"
			className={look.bar}
			aria-label={t("合计 | Totals")}
		>
			<span className={look.quiet}>{t("合计 | Totals")}</span>
			{totals === null ? (
				<span className={look.quiet}>
					{t("行数过多，筛选后合计 | Too many rows: narrow the list to sum them")}
				</span>
			) : (
				totals.map(({ value, sums }) => (
					<Flex key={value} wrap gap="var(--ant-margin-xs) var(--ant-margin)">
						{fields.map((field) => (
							<span key={field.key} className={look.inline}>
								<span className={look.quiet}>
									{by ? KINDS[by.kind].read({ id: "", [by.key]: value }, by) : localize(field.label)}
								</span>
								{by && fields.length > 1 && <span className={look.quiet}>{localize(field.label)}</span>}
								<strong>{KINDS[field.kind].read({ id: "", ...sums }, field)}</strong>
							</span>
						))}
					</Flex>
				))
			)}
		</Flex>
	);
}

/** Those whose column is on screen, in its order. */
export function summedFields({ totals }: Pick<Describe, "totals">, columns: ShownColumn[]): Field[] {
	const keys = totals?.keys ?? [];
	return columns.filter((one) => !one.hidden && keys.includes(one.field.key)).map((one) => one.field);
}
