/** Which columns are seen, in which order, pinned where; and how low the rows are. */

import HolderOutlined from "@ant-design/icons/es/icons/HolderOutlined";
import PushpinOutlined from "@ant-design/icons/es/icons/PushpinOutlined";
import {
	closestCenter,
	DndContext,
	KeyboardSensor,
	PointerSensor,
	useSensor,
	useSensors,
} from "@dnd-kit/core";
import {
	SortableContext,
	sortableKeyboardCoordinates,
	useSortable,
	verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import Button from "antd/es/button";
import Checkbox from "antd/es/checkbox";
import Drawer from "antd/es/drawer";
import Segmented from "antd/es/segmented";
import { draggable, dragWords, UP_AND_DOWN } from "@/kit/drag-words";
import { useSettings } from "@/kit/settings";
import { localize, t } from "@/kit/text";
import look from "@/parts/look.module.css";
import type { Describe } from "../describe";
import type { LayoutControl } from "../view/useLayout";
import styles from "./ColumnsDrawer.module.css";
import { changeColumn, type Density, moveColumn, type Pin, PLAIN, type ShownColumn } from "./layout";

interface Props {
	describe: Describe;
	layout: LayoutControl;
	onClose: () => void;
}

export default function ColumnsDrawer({ layout, onClose }: Props) {
	const settings = useSettings();
	const { columns, changeColumns } = layout;
	const sensors = useSensors(
		useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
		useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
	);
	const titleOf = (key: string) => localize(columns.find((one) => one.field.key === key)?.field.label ?? "");
	const seen = columns.filter((one) => !one.hidden).length;
	return (
		<Drawer
			open
			size={360}
			title={t("列设置 | Columns")}
			onClose={onClose}
			extra={
				<Button type="link" onClick={() => layout.change(PLAIN)}>
					{t("恢复默认 | Defaults")}
				</Button>
			}
		>
			<Segmented<Density>
				block
				className={look.below ?? ""}
				aria-label={t("密度 | Density")}
				value={layout.layout.density ?? settings.density}
				options={[
					{ value: "compact", label: t("紧凑 | Compact") },
					{ value: "middle", label: t("适中 | Middle") },
					{ value: "large", label: t("宽松 | Large") },
				]}
				onChange={(density) => layout.change({ density })}
			/>
			<DndContext
				sensors={sensors}
				collisionDetection={closestCenter}
				onDragEnd={({ active, over }) =>
					over && changeColumns(moveColumn(columns, String(active.id), String(over.id)))
				}
				accessibility={dragWords(titleOf, UP_AND_DOWN)}
			>
				<SortableContext items={columns.map((one) => one.field.key)} strategy={verticalListSortingStrategy}>
					<ul className={`${look.rows} ${styles.columns}`}>
						{columns.map((one) => (
							<Line
								key={one.field.key}
								column={one}
								last={seen === 1 && !one.hidden}
								onChange={(part) => changeColumns(changeColumn(columns, one.field.key, part))}
							/>
						))}
					</ul>
				</SortableContext>
			</DndContext>
		</Drawer>
	);
}

interface LineProps {
	column: ShownColumn;
	/** The only column left can't be hidden. */
	last: boolean;
	onChange: (part: Partial<Omit<ShownColumn, "field">>) => void;
}

function Line({ column, last, onChange }: LineProps) {
	const { field, hidden, pin } = column;
	const label = localize(field.label);
	const { setNodeRef, transform, transition, attributes, listeners } = useSortable({
		id: field.key,
		attributes: draggable(),
	});
	const style = transform ? { transform: `translate3d(0, ${transform.y}px, 0)`, transition } : {};
	const pinTo = (side: Pin) => onChange({ pin: pin === side ? null : side });
	return (
		<li ref={setNodeRef} style={style}>
			<button
				type="button"
				className={styles.grip}
				{...attributes}
				{...listeners}
				aria-label={t("移动{label} | Move {label}", { label })}
			>
				<HolderOutlined />
			</button>
			<Checkbox
				checked={!hidden}
				disabled={last}
				onChange={(event) => onChange({ hidden: !event.target.checked })}
			>
				{label}
			</Checkbox>
			<span className={`${look.end} ${styles.pins}`}>
				<Button
					type="text"
					size="small"
					data-on={pin === "left"}
					aria-pressed={pin === "left"}
					icon={<PushpinOutlined />}
					aria-label={t("固定{label}在左 | Pin {label} left", { label })}
					title={t("固定在左 | Pin left")}
					onClick={() => pinTo("left")}
				/>
				<Button
					type="text"
					size="small"
					data-on={pin === "right"}
					aria-pressed={pin === "right"}
					icon={<PushpinOutlined rotate={90} />}
					aria-label={t("固定{label}在右 | Pin {label} right", { label })}
					title={t("固定在右 | Pin right")}
					onClick={() => pinTo("right")}
				/>
			</span>
		</li>
	);
}
