/** What may be done with a card of a board that is built: each move that the mouse can make is a line of its menu too. */
import DeleteOutlined from "@ant-design/icons/es/icons/DeleteOutlined";
import DragOutlined from "@ant-design/icons/es/icons/DragOutlined";
import EditOutlined from "@ant-design/icons/es/icons/EditOutlined";
import Button from "antd/es/button";
import Dropdown from "antd/es/dropdown";
import Flex from "antd/es/flex";
import { localize, type Pair, t } from "@/kit/text";
import type { Card } from "./cards";
import type { Move } from "./placing";

const MOVES: ReadonlyArray<[Move, Pair]> = [
	["left", "左移 | Left"],
	["right", "右移 | Right"],
	["up", "上移 | Up"],
	["down", "下移 | Down"],
	["wider", "加宽 | Wider"],
	["narrower", "变窄 | Narrower"],
	["taller", "加高 | Taller"],
	["lower", "变矮 | Lower"],
];

interface Props {
	card: Card;
	onMove: (move: Move) => void;
	onEdit: () => void;
	onRemove: () => void;
}

export function CardButtons({ card, onMove, onEdit, onRemove }: Props) {
	const title = localize(card.title);
	return (
		<Flex>
			<Dropdown
				trigger={["click"]}
				menu={{
					items: MOVES.map(([key, label]) => ({ key, label: t(label) })),
					onClick: ({ key }) => onMove(key as Move),
				}}
			>
				<Button
					type="text"
					size="small"
					icon={<DragOutlined />}
					aria-label={t("移动“{title}” | Move “{title}”", { title })}
				/>
			</Dropdown>
			<Button
				type="text"
				size="small"
				icon={<EditOutlined />}
				aria-label={t("修改“{title}” | Change “{title}”", { title })}
				onClick={onEdit}
			/>
			<Button
				type="text"
				size="small"
				danger
				icon={<DeleteOutlined />}
				aria-label={t("删除“{title}” | Delete “{title}”", { title })}
				onClick={onRemove}
			/>
		</Flex>
	);
}
