/** The usual three to five filters; the rest unfolds. A typed text counts a moment after the last key. */
import DownOutlined from "@ant-design/icons/es/icons/DownOutlined";
import UpOutlined from "@ant-design/icons/es/icons/UpOutlined";
import Button from "antd/es/button";
import { useState } from "react";
import { useScreen } from "@/kit/screen";
import { t, tell } from "@/kit/text";
import type { Describe, Field } from "../describe";
import styles from "./FilterBar.module.css";
import { FilterInput } from "./FilterInput";
import { activeFilters, filterFields } from "./list-state";
import type { ListControl } from "./useListState";

const USUAL = { desktop: 4, tablet: 3, phone: 1 };

interface Props {
	describe: Describe;
	control: ListControl;
	fixed: Record<string, string>;
}

export function FilterBar({ describe, control, fixed }: Props) {
	const usual = USUAL[useScreen()];
	const [unfolded, setUnfolded] = useState(false);
	const fields = filterFields(describe, fixed);
	if (fields.length === 0) return null;
	const shown = unfolded ? fields : fields.slice(0, usual);
	const { filters } = control.state;
	const any = activeFilters(describe, filters).length > 0;
	const set = (part: Record<string, string>) => control.change({ filters: { ...filters, ...part } });
	return (
		<search className={styles.bar} aria-label={t("筛选 | Filters")}>
			<div className={styles.cells}>
				{shown.map((field) => (
					<FilterCell key={field.key} field={field} filters={filters} onChange={set} />
				))}
			</div>
			<div className={styles.ways}>
				{any && <Button onClick={() => control.change({ filters: {} })}>{t("重置 | Reset")}</Button>}
				{fields.length > usual && (
					<Button
						type="link"
						aria-expanded={unfolded}
						icon={unfolded ? <UpOutlined /> : <DownOutlined />}
						iconPlacement="end"
						onClick={() => setUnfolded(!unfolded)}
					>
						{unfolded ? t("收起 | Less") : t("更多筛选 | More filters")}
					</Button>
				)}
			</div>
		</search>
	);
}

interface CellProps {
	field: Field;
	filters: Record<string, string>;
	onChange: (part: Record<string, string>) => void;
}

function FilterCell({ field, filters, onChange }: CellProps) {
	return (
		<div className={styles.cell} data-wide={field.find === "range"}>
			<span>{tell(field.label)}</span>
			<div className={styles.control}>
				<FilterInput field={field} filters={filters} onChange={onChange} />
			</div>
		</div>
	);
}
