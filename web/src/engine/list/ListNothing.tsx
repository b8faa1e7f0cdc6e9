/** Why there are no rows: none yet, none that fit, or none that could be read. */
import Button from "antd/es/button";
import { localize, t } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import type { Describe } from "../describe";
import { countConditions } from "../query/conditions";
import { activeFilters, dropFilter } from "./list-state";
import type { ListControl } from "./useListState";
import type { Rows } from "./useRows";

interface Props {
	describe: Describe;
	data: Rows;
	control: ListControl;
}

export function ListNothing({ describe, data, control }: Props) {
	const { filters, query } = control.state;
	const active = activeFilters(describe, filters);
	if (data.error) {
		return (
			<EmptyBox
				alarm
				title={t("列表没有读到 | The list could not be read")}
				text={localize(data.error.message)}
			>
				<Button type="primary" onClick={data.refresh}>
					{t("重试 | Retry")}
				</Button>
			</EmptyBox>
		);
	}
	if (active.length > 0 || query) {
		return (
			<EmptyBox
				title={t("没有符合这 {n} 个筛选条件的记录 | No row fits these {n} filters", {
					n: active.length + countConditions(query),
				})}
			>
				{active.map((field) => (
					<Button
						key={field.key}
						size="small"
						onClick={() => control.change({ filters: dropFilter(filters, field.key) })}
					>
						{localize(field.label)} ×
					</Button>
				))}
				{query && (
					<Button size="small" onClick={() => control.change({ query: null })}>
						{t("高级查询 | Advanced query")} ×
					</Button>
				)}
				<Button size="small" type="primary" onClick={() => control.change({ filters: {}, query: null })}>
					{t("全部清除 | Clear all")}
				</Button>
			</EmptyBox>
		);
	}
	const title = localize(describe.title);
	return (
		<EmptyBox
			title={t("暂无数据 | Nothing here yet")}
			text={t("“{title}”的记录会显示在这里。 | The records of {title} will be shown here.", { title })}
		/>
	);
}
