/** One card in a side panel: what it shows, of which list, which rows of it, and how they are grouped; its figure beside. */
import Button from "antd/es/button";
import Drawer from "antd/es/drawer";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Segmented from "antd/es/segmented";
import Select from "antd/es/select";
import { useState } from "react";
import { type Describe, useDescribes } from "@/engine/describe";
import { newGroup, queryFields, tidy } from "@/engine/query/conditions";
import { GroupLines } from "@/engine/query/GroupLines";
import { useScreen } from "@/kit/screen";
import { localize, t } from "@/kit/text";
import { useSettled } from "@/kit/useSettled";
import { Field } from "@/parts/dialog/Field";
import { CardBody } from "./CardBody";
import { type Card, type CardKind, KINDS, sizeOf } from "./cards";
import { FigureFields } from "./FigureFields";
import { isWhole } from "./fitting";
import { useFigures } from "./useFigures";

const WIDTH_PX = 620;
const PREVIEW_PX = 200;

interface Props {
	card: Card;
	onKeep: (card: Card) => void;
	onClose: () => void;
}

export function CardDrawer({ card: first, onKeep, onClose }: Props) {
	const phone = useScreen() === "phone";
	const [card, setCard] = useState(first);
	const [lines, setLines] = useState(first.filter);
	const lists = useDescribes();
	const describe = lists.find(({ path }) => path === card.path);
	const whole: Card = { ...card, title: card.title.trim(), filter: lines && tidy(lines) };
	const set = (change: Partial<Card>) => setCard({ ...card, ...change });
	const kept = isWhole(whole);
	return (
		<Drawer
			open
			size={phone ? "100%" : WIDTH_PX}
			title={t("卡片 | Card")}
			onClose={onClose}
			footer={
				<Flex justify="flex-end" gap="small">
					<Button onClick={onClose}>{t("取消 | Cancel")}</Button>
					<Button type="primary" disabled={!kept} onClick={() => onKeep(whole)}>
						{t("确定 | OK")}
					</Button>
				</Flex>
			}
		>
			<Flex vertical gap="middle">
				<Segmented<CardKind>
					aria-label={t("卡片类型 | Kind of card")}
					value={card.kind}
					options={Object.entries(KINDS).map(([value, label]) => ({
						value: value as CardKind,
						label: t(label),
					}))}
					onChange={(kind) => set({ kind, place: { ...card.place, ...sizeOf(kind) } })}
				/>
				<Field label={t("标题 | Title")} required>
					<Input
						aria-label={t("标题 | Title")}
						maxLength={60}
						value={card.title}
						onChange={(event) => set({ title: event.target.value })}
					/>
				</Field>
				{card.kind === "text" ? (
					<Field label={t("文字 | Text")} required>
						<Input.TextArea
							aria-label={t("文字 | Text")}
							rows={6}
							maxLength={2000}
							value={card.text}
							onChange={(event) => set({ text: event.target.value })}
						/>
					</Field>
				) : (
					<>
						<Source
							card={card}
							lists={lists}
							onChange={(path, title) => {
								setLines(null);
								const rest = { of: "", by: "", since: "", columns: [], how: "count" } as const;
								set({ ...rest, columns: [], path, title: card.title || title });
							}}
						/>
						{describe && <FigureFields card={card} describe={describe} onChange={set} />}
						{describe && <Conditions describe={describe} lines={lines} onChange={setLines} />}
						{kept && <Preview card={whole} />}
					</>
				)}
			</Flex>
		</Drawer>
	);
}

interface SourceProps {
	card: Card;
	lists: readonly Describe[];
	onChange: (path: string, title: string) => void;
}

function Source({ card, lists, onChange }: SourceProps) {
	const options = lists.map(({ path, title }) => ({ value: path, label: localize(title) }));
	return (
		<Field label={t("数据来源 | Source")} required>
			<Select
				aria-label={t("数据来源 | Source")}
				showSearch={{ optionFilterProp: "label" }}
				placeholder={t("选择列表 | Choose a list")}
				value={card.path || null}
				options={options}
				onChange={(path: string) => onChange(path, options.find(({ value }) => value === path)?.label ?? "")}
			/>
		</Field>
	);
}

interface ConditionsProps {
	describe: Describe;
	lines: Card["filter"];
	onChange: (lines: Card["filter"]) => void;
}

function Conditions({ describe, lines, onChange }: ConditionsProps) {
	const fields = queryFields(describe);
	if (!lines)
		return (
			<Button type="dashed" onClick={() => onChange(newGroup(fields))}>
				{t("添加条件 | Add a condition")}
			</Button>
		);
	return <GroupLines group={lines} fields={fields} onChange={onChange} onRemove={() => onChange(null)} />;
}

/** What the card will say, for whoever builds it. */
function Preview({ card }: { card: Card }) {
	const settled = JSON.parse(useSettled(JSON.stringify(card))) as Card;
	const { figures } = useFigures([settled]);
	return (
		<Field label={t("预览 | Preview")}>
			<CardBody card={settled} figure={figures[settled.id]} height={PREVIEW_PX} />
		</Field>
	);
}
