/** Each filter in use, in words, with a cross. */
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Tag from "antd/es/tag";
import { useDict } from "@/kit/dict";
import { listed, localize, t } from "@/kit/text";
import type { Describe, Field } from "../describe";
import { useLabels } from "../kinds/options";
import { countConditions } from "../query/conditions";
import styles from "./FilterChips.module.css";
import { activeFilters, dropFilter } from "./list-state";
import type { ListControl } from "./useListState";

export function FilterChips({ describe, control }: { describe: Describe; control: ListControl }) {
	const { filters, query } = control.state;
	const active = activeFilters(describe, filters);
	if (active.length === 0 && !query) return null;
	return (
		<Flex
			component="ul"
			wrap
			gap="small"
			className={styles.chips}
			aria-label={t("使用中的筛选 | Filters in use")}
		>
			{active.map((field) => (
				<li key={field.key}>
					<Tag
						closable={{ "aria-label": t("移除{name} | Remove {name}", { name: localize(field.label) }) }}
						onClose={(event) => {
							event.preventDefault();
							control.change({ filters: dropFilter(filters, field.key) });
						}}
					>
						{t("{name}： | {name}: ", { name: localize(field.label) })}
						<Words field={field} filters={filters} />
					</Tag>
				</li>
			))}
			{query && (
				<li>
					<Tag
						color="blue"
						closable={{ "aria-label": t("移除高级查询 | Remove the advanced query") }}
						onClose={(event) => {
							event.preventDefault();
							control.change({ query: null });
						}}
					>
						{t("高级查询：{n} 个条件 | Advanced query: {n} conditions", { n: countConditions(query) })}
					</Tag>
				</li>
			)}
			{active.length + (query ? 1 : 0) > 1 && (
				<li>
					<Button type="link" size="small" onClick={() => control.change({ filters: {}, query: null })}>
						{t("全部清除 | Clear all")}
					</Button>
				</li>
			)}
		</Flex>
	);
}

function Words({ field, filters }: { field: Field; filters: Record<string, string> }) {
	const below = filters[`${field.key}_below`] ?? "";
	const value = [filters[field.key], below].filter(Boolean).join(",");
	const items = useDict(value ? field.dict : null);
	const ids = field.ref ? value.split(",").filter(Boolean) : [];
	const labels = useLabels(field.ref?.path ?? "", ids);
	if (field.find === "range")
		return <>{`${filters[`${field.key}_begin`] || "…"} ~ ${filters[`${field.key}_end`] || "…"}`}</>;
	if (field.kind === "bool") return <>{value === "1" ? t("是 | Yes") : t("否 | No")}</>;
	const known = new Map([
		...items.map((one) => [one.value, one.text] as const),
		...(labels.data ?? []).map((one) => [one.value, one.text] as const),
	]);
	return (
		<>
			{listed(
				value
					.split(",")
					.filter(Boolean)
					.map((one) => known.get(one) ?? one),
			)}
			{below && t("及下级 | and below")}
		</>
	);
}
