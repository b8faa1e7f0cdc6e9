/** One item of a dictionary: its grip, its word in its colour, its value and what can be done with it. */

import HolderOutlined from "@ant-design/icons/es/icons/HolderOutlined";
import { useSortable } from "@dnd-kit/sortable";
import Flex from "antd/es/flex";
import Tag from "antd/es/tag";
import type { Row } from "@/engine/describe";
import { dotColour } from "@/engine/kinds/read";
import { RowActions } from "@/engine/list/RowActions";
import type { RowActs } from "@/engine/list/useRowActs";
import { draggable } from "@/kit/drag-words";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import styles from "./dict.module.css";

interface Props {
	row: Row;
	movable: boolean;
	acts: RowActs;
}

const OFF = "0";

export function ItemLine({ row, movable, acts }: Props) {
	const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
		id: row.id,
		disabled: !movable,
		attributes: draggable(),
	});
	const text = String(row.itemText ?? "");
	const move = transform ? { transform: `translateY(${transform.y}px)` } : {};
	return (
		<li
			ref={setNodeRef}
			className={styles.line}
			data-item={row.id}
			data-dragging={isDragging}
			style={{ ...move, transition }}
		>
			{movable && (
				<button
					type="button"
					className={styles.grip}
					{...attributes}
					{...listeners}
					aria-label={t("移动“{name}” | Move “{name}”", { name: text })}
				>
					<HolderOutlined />
				</button>
			)}
			<Flex component="span" align="center" gap="small" className={`${look.fill} ${styles.word}`}>
				<i
					data-none={!row.colour}
					style={row.colour ? { background: dotColour(String(row.colour)) } : undefined}
					aria-hidden
				/>
				{text}
				{row.textEn ? <small>{String(row.textEn)}</small> : null}
			</Flex>
			<code>{String(row.itemValue ?? "")}</code>
			{String(row.status) === OFF && <Tag>{t("停用 | Off")}</Tag>}
			<RowActions row={row} acts={acts} />
		</li>
	);
}
