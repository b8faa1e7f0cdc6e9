/** The lines of one group of conditions, and the groups inside it. */
import DeleteOutlined from "@ant-design/icons/es/icons/DeleteOutlined";
import PlusOutlined from "@ant-design/icons/es/icons/PlusOutlined";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Segmented from "antd/es/segmented";
import Select from "antd/es/select";
import { localize, t } from "@/kit/text";
import look from "@/parts/look.module.css";
import type { Field } from "../describe";
import {
	type Condition,
	changeField,
	changeRule,
	type Group,
	isGroup,
	type Match,
	type Node,
	newCondition,
	newGroup,
	type Rule,
	rulesOf,
} from "./conditions";
import { Operand } from "./Operand";
import styles from "./query.module.css";
import { RULE_WORDS } from "./words";

const DEEPEST = 3;

interface Props {
	group: Group;
	fields: Field[];
	depth?: number;
	onChange: (group: Group) => void;
	/** Absent for the outermost group. */
	onRemove?: () => void;
}

export function GroupLines({ group, fields, depth = 0, onChange, onRemove }: Props) {
	const set = (index: number, node: Node) =>
		onChange({ ...group, conditions: group.conditions.map((one, at) => (at === index ? node : one)) });
	const drop = (index: number) => {
		const rest = group.conditions.filter((_, at) => at !== index);
		onChange({ ...group, conditions: rest.length > 0 || onRemove ? rest : [newCondition(fields)] });
	};
	const add = (node: Node) => onChange({ ...group, conditions: [...group.conditions, node] });
	return (
		<fieldset className={styles.group} data-depth={depth}>
			<Flex
				component="legend"
				wrap
				align="center"
				justify="space-between"
				gap="small"
				className={styles.match}
			>
				<Segmented<Match>
					size="small"
					aria-label={t("条件关系 | How the conditions combine")}
					value={group.matchType}
					options={[
						{ value: "and", label: t("AND（全部匹配） | AND (all match)") },
						{ value: "or", label: t("OR（任一匹配） | OR (any matches)") },
					]}
					onChange={(matchType) => onChange({ ...group, matchType })}
				/>
				{onRemove && (
					<Button size="small" type="text" danger icon={<DeleteOutlined />} onClick={onRemove}>
						{t("删除分组 | Delete the group")}
					</Button>
				)}
			</Flex>
			<Flex component="ul" vertical gap="var(--ant-margin-sm)">
				{group.conditions.map((node, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place
					<li key={index}>
						{isGroup(node) ? (
							<GroupLines
								group={node}
								fields={fields}
								depth={depth + 1}
								onChange={(inner) => set(index, inner)}
								onRemove={() => drop(index)}
							/>
						) : (
							<Line
								condition={node}
								fields={fields}
								onChange={(one) => set(index, one)}
								onRemove={() => drop(index)}
							/>
						)}
					</li>
				))}
			</Flex>
			<Flex gap="small" className={look.above}>
				<Button size="small" type="dashed" icon={<PlusOutlined />} onClick={() => add(newCondition(fields))}>
					{t("添加条件 | Add a condition")}
				</Button>
				{depth < DEEPEST && (
					<Button size="small" type="dashed" icon={<PlusOutlined />} onClick={() => add(newGroup(fields))}>
						{t("添加分组 | Add a group")}
					</Button>
				)}
			</Flex>
		</fieldset>
	);
}

interface LineProps {
	condition: Condition;
	fields: Field[];
	onChange: (condition: Condition) => void;
	onRemove: () => void;
}

function Line({ condition, fields, onChange, onRemove }: LineProps) {
	const field = fields.find((one) => one.key === condition.field);
	return (
		<div className={styles.line}>
			<Select
				aria-label={t("字段 | Field")}
				showSearch={{ optionFilterProp: "label" }}
				placeholder={t("选择查询字段 | Choose a field")}
				value={condition.field || null}
				options={fields.map((one) => ({ value: one.key, label: localize(one.label) }))}
				onChange={(key: string) => {
					const chosen = fields.find((one) => one.key === key);
					if (chosen) onChange(changeField(condition, chosen));
				}}
			/>
			<Select<Rule>
				aria-label={t("匹配规则 | Rule")}
				value={condition.rule}
				options={rulesOf(field).map((rule) => ({ value: rule, label: t(RULE_WORDS[rule]) }))}
				onChange={(rule) => onChange(changeRule(condition, rule))}
			/>
			<div className={styles.operand}>
				<Operand condition={condition} field={field} onChange={(val) => onChange({ ...condition, val })} />
			</div>
			<Button
				type="text"
				icon={<DeleteOutlined />}
				aria-label={t("删除条件 | Delete the condition")}
				onClick={onRemove}
			/>
		</div>
	);
}
