/** The rows of a sub-table, edited inside the parent's form: added, moved, removed, each fault at its cell. */
import ArrowDownOutlined from "@ant-design/icons/es/icons/ArrowDownOutlined";
import ArrowUpOutlined from "@ant-design/icons/es/icons/ArrowUpOutlined";
import DeleteOutlined from "@ant-design/icons/es/icons/DeleteOutlined";
import PlusOutlined from "@ant-design/icons/es/icons/PlusOutlined";
import Button from "antd/es/button";
import Form from "antd/es/form";
import { useEffect, useRef } from "react";
import { placeBeside } from "@/kit/move";
import { t, tell } from "@/kit/text";
import { type Child, type Describe, type Field, useDescribe, useRules } from "../describe";
import { KINDS } from "../kinds";
import styles from "./child.module.css";
import { orderKey } from "./children";
import { firstValues, formFields } from "./fields";
import { formRules } from "./rules";

export function ChildTable({ child }: { child: Child }) {
	const describe = useDescribe(child.path);
	if (!describe) return null;
	return <Rows child={child} describe={describe} />;
}

export function childFields(describe: Describe, child: Child): Field[] {
	const fields = formFields(describe).filter((field) => field.key !== child.key);
	const order = orderKey(fields.map((field) => field.key));
	return fields.filter((field) => field.key !== order);
}

function Rows({ child, describe }: { child: Child; describe: Describe }) {
	const rules = useRules();
	const fields = childFields(describe, child);
	return (
		<section className={styles.child} aria-label={tell(child.title)}>
			<h3>{tell(child.title)}</h3>
			<Form.List name={["children", child.path]}>
				{(rows, { add, remove, move }) => (
					<>
						<Recheck path={child.path} order={rows.map((row) => row.key).join()} />
						{rows.length > 0 && (
							<div className={styles.scroll}>
								<table>
									<thead>
										<tr>
											<th>#</th>
											{fields.map((field) => (
												<th key={field.key} style={{ minWidth: KINDS[field.kind].width }}>
													{field.required && <i aria-hidden>*</i>}
													{tell(field.label)}
												</th>
											))}
											<th aria-label={t("操作 | Actions")} />
										</tr>
									</thead>
									<tbody>
										{rows.map((row, at) => (
											<tr key={row.key}>
												<td>{at + 1}</td>
												{fields.map((field) => (
													<td key={field.key}>
														<Cell field={field} at={at} rules={formRules(field, rules, false)} />
													</td>
												))}
												<td className={styles.ways}>
													<Button
														type="text"
														size="small"
														icon={<ArrowUpOutlined />}
														aria-label={t("上移第{n}行 | Move row {n} up", { n: at + 1 })}
														onClick={() => step(rows.length, at, -1, move)}
													/>
													<Button
														type="text"
														size="small"
														icon={<ArrowDownOutlined />}
														aria-label={t("下移第{n}行 | Move row {n} down", { n: at + 1 })}
														onClick={() => step(rows.length, at, 1, move)}
													/>
													<Button
														type="text"
														size="small"
														danger
														icon={<DeleteOutlined />}
														aria-label={t("删除第{n}行 | Remove row {n}", { n: at + 1 })}
														onClick={() => remove(at)}
													/>
												</td>
											</tr>
										))}
									</tbody>
								</table>
							</div>
						)}
						<Button
							type="dashed"
							block
							icon={<PlusOutlined />}
							onClick={() => add(firstValues(fields, null, {}))}
						>
							{t("添加{title} | Add: {title}", { title: tell(child.title) })}
						</Button>
					</>
				)}
			</Form.List>
		</section>
	);
}

/**
 * A check that was under way when its row moved is given up by the form, and the fault it would have cleared stays: after
 * a move what was typed into and is at fault is checked again, in its new place.
 */
function Recheck({ path, order }: { path: string; order: string }) {
	const form = Form.useFormInstance();
	const before = useRef(order);
	useEffect(() => {
		if (before.current === order) return;
		before.current = order;
		const faulty = form
			.getFieldsError()
			.filter(({ name, errors }) => name[1] === path && errors.length > 0 && form.isFieldTouched(name))
			.map(({ name }) => name);
		if (faulty.length > 0) void form.validateFields(faulty).catch(() => undefined);
	}, [form, path, order]);
	return null;
}

function step(count: number, at: number, by: -1 | 1, move: (from: number, to: number) => void): void {
	const to = placeBeside(count, at, by);
	if (to !== null) move(at, to);
}

interface CellProps {
	field: Field;
	at: number;
	rules: ReturnType<typeof formRules>;
}

function Cell({ field, at, rules }: CellProps) {
	const { Edit } = KINDS[field.kind];
	return (
		<Form.Item name={[at, field.key]} rules={rules} className={styles.cell ?? ""}>
			<Edit
				field={field}
				label={t("第{n}行{label} | Row {n} {label}", { n: at + 1, label: tell(field.label) })}
			/>
		</Form.Item>
	);
}
