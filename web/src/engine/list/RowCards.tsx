/** The rows as cards: on a phone, and where the resource declares what a card shows and somebody wants to see it. */

import Checkbox from "antd/es/checkbox";
import Flex from "antd/es/flex";
import type { Shapes } from "@/gen/api";
import { localize, t } from "@/kit/text";
import { Face } from "@/parts/avatar/Face";
import look from "@/parts/look.module.css";
import { pathsOf, smallUrl } from "@/parts/upload/wire";
import { type Describe, type Field, fieldOf, isState, namedOf, nameOf, type Row } from "../describe";
import { KINDS } from "../kinds";
import { textOf } from "../kinds/types";
import { namingField, tableColumns } from "./columns";
import { ListNothing } from "./ListNothing";
import { RowActions } from "./RowActions";
import styles from "./RowCards.module.css";
import type { ListParts } from "./view";

const LINES = 5;
const INDENT = 14;

type Card = Shapes["CardsShape"];

interface Props extends ListParts {
	/** Fields by which a card is made; those of the table where it is missing. */
	card: Card | null;
}

export function RowCards({ card, ...parts }: Props) {
	const { describe, data, tree, control, acts, open, layout, selection } = parts;
	const fields = tableColumns(describe, layout.columns).map((one) => one.field);
	const named = card?.title ? fieldOf(describe, card.title) : undefined;
	const first = named ?? namingField(describe, fields);
	const others = card ? linesOf(describe, card) : statesFirst(fields.filter((field) => field !== first));
	if (data.loading && !data.error)
		return <output className={styles.wait} aria-label={t("加载中 | Loading")} />;
	if (data.rows.length === 0 || !first)
		return <ListNothing describe={describe} data={data} control={control} />;
	return (
		<Flex
			component="ul"
			vertical
			gap="var(--ant-margin-sm)"
			className={styles.cards}
			style={card ? GRID : {}}
		>
			{tree.lines.map(({ row, depth }) => (
				<li
					key={row.id}
					className={look.framed}
					data-changed={data.marks.changed.has(row.id)}
					data-gone={data.marks.gone.has(row.id)}
					style={depth > 0 ? { marginInlineStart: depth * INDENT } : undefined}
				>
					{card?.cover && (
						<Cover row={row} path={pathsOf(row[card.cover])[0]} name={nameOf(describe, row)} open={open} />
					)}
					<Flex align="center" gap="small">
						<button
							type="button"
							className={`${look.link} ${look.fill} ${styles.name}`}
							onClick={() => open(row)}
						>
							{isBare(row, first) && <span className={look.quiet}>{localize(first.label)} </span>}
							{KINDS[first.kind].read(row, first)}
						</button>
						<Flex component="span" vertical align="center" justify="center" className={styles.choose}>
							<Checkbox
								aria-label={t("选择此行 | Choose this row")}
								checked={selection.all || selection.ids.includes(row.id)}
								onChange={() => selection.toggle(row)}
							/>
						</Flex>
					</Flex>
					<Flex component="dl" vertical gap="var(--ant-margin-xxs)">
						{others.slice(0, LINES).map((field) => (
							<Flex justify="space-between" gap="middle" key={field.key}>
								<dt>{localize(field.label)}</dt>
								<dd>{KINDS[field.kind].read(row, field)}</dd>
							</Flex>
						))}
					</Flex>
					{row.children && (
						<button
							type="button"
							className={`${look.link} ${styles.below}`}
							aria-expanded={tree.open.has(row.id)}
							onClick={() => tree.turn(row.id, !tree.open.has(row.id))}
						>
							{tree.open.has(row.id) ? t("收起下级 | Close") : t("展开下级 | What is below")}
						</button>
					)}
					{(acts.edit || acts.more(row).length > 0) && <RowActions row={row} acts={acts} />}
				</li>
			))}
		</Flex>
	);
}

/** A number or a day alone does not tell what it is. */
const isBare = (row: Row, { key }: Field) => /^[-\d.,:/ ]+$/.test(textOf(namedOf(row, key) || row[key]));

function linesOf(describe: Describe, { state, lines }: Card): Field[] {
	return [...(state ? [state] : []), ...lines].flatMap((key) => fieldOf(describe, key) ?? []);
}

const GRID = { display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(240px, 100%), 1fr))" };
const COVER = { width: "100%", height: "9em", display: "grid", placeItems: "center" };
const PHOTO = { width: "100%", height: "100%", objectFit: "cover" } as const;

interface CoverProps {
	row: Row;
	path: string | undefined;
	name: string;
	open: (row: Row) => void;
}

/** The first picture, or how the name begins. The name below opens the same, so only a pointer meets this one. */
function Cover({ row, path, name, open }: CoverProps) {
	return (
		<button type="button" tabIndex={-1} aria-hidden style={COVER} onClick={() => open(row)}>
			{path ? (
				<img src={smallUrl(path)} alt="" loading="lazy" draggable={false} style={PHOTO} />
			) : (
				<Face name={name} size={72} />
			)}
		</button>
	);
}

/** A card has room for a few lines: what state the thing is in comes before what else is known. */
function statesFirst(fields: Field[]): Field[] {
	return [...fields.filter(isState), ...fields.filter((field) => !isState(field))];
}
