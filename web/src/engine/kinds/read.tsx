/** How wire values are shown. */

import Tag from "antd/es/tag";
import { businessDate } from "@/kit/business-day";
import { useDict } from "@/kit/dict";
import { clockText, grouped } from "@/kit/format";
import { sizeText } from "@/kit/size";
import { listed, localize, t } from "@/kit/text";
import { writeTime } from "@/kit/time";
import look from "@/parts/look.module.css";
import { Moment } from "@/parts/Moment";
import { type Field, namedOf, type Row } from "../describe";
import styles from "./kinds.module.css";
import { Money } from "./money";
import { NOTHING, textOf } from "./types";

const empty = <span className={look.faint}>{NOTHING}</span>;

/** Messages that the product itself wrote are pairs; what people wrote is left as it is. */
const PAIR = /^[^|]*[\u2e80-\u9fff][^|]* \| [^|\u2e80-\u9fff]+$/;

function wordsOf(value: unknown): string {
	return textOf(value)
		.split("\n")
		.map((line) => (PAIR.test(line) ? localize(line) : line))
		.join("\n");
}

/** Of an account that has a name the name is read, the account is told on hover. */
export function readText(row: Row, { key }: Pick<Field, "key">) {
	const text = wordsOf(row[key]);
	const name = AUTHORS.has(key) ? authorText(text, namedOf(row, key)) : textOf(namedOf(row, key));
	return name && name !== text ? <span title={text}>{name}</span> : text || empty;
}

const AUTHORS = new Set(["createBy", "updateBy"]);

/** Who wrote: a person by name, the product by what it is called in the reader's language. */
export const authorText = (account: unknown, name: unknown): string =>
	account === "system" ? t("系统 | System") : textOf(name) || textOf(account);

/** A moment to the minute, with its second on hover. */
export function readMoment(row: Row, { key }: Pick<Field, "key">) {
	const text = textOf(row[key]);
	return text ? <Moment at={text} /> : empty;
}

export function readBytes(row: Row, { key }: Pick<Field, "key">) {
	const text = textOf(row[key]);
	return text === "" ? (
		empty
	) : (
		<span title={t("{n} 字节 | {n} bytes", { n: grouped(text) })}>{sizeText(Number(text))}</span>
	);
}

/** A day that has passed is overdue while the row is in a state for which it counts. */
export function readDay(row: Row, field: Field) {
	const day = textOf(row[field.key]);
	if (!isLate(row, field, day)) return readText(row, field);
	return <span className={look.fault}>{t("逾期 {day} | Overdue {day}", { day })}</span>;
}

function isLate(row: Row, { late }: Field, day: string): boolean {
	if (!late || day === "" || day >= (day.length > 10 ? writeTime(new Date()) : businessDate())) return false;
	return Object.entries(late).every(([key, values]) => values.includes(textOf(row[key])));
}

export function readLong(row: Row, field: Field) {
	const text = wordsOf(row[field.key]);
	return text ? <span className={styles.long}>{text}</span> : empty;
}

/** The label that the server adds, else the bare code. */
export function readLabel(row: Row, field: Field) {
	return textOf(namedOf(row, field.key)) || textOf(row[field.key]) || empty;
}

export function readLabels(row: Row, field: Field) {
	const named = textOf(namedOf(row, field.key));
	const labels = (named ? named.split(",") : partsOf(row, field)).filter(Boolean);
	if (labels.length === 0) return empty;
	return <Tags labels={labels} />;
}

const partsOf = (row: Row, field: Field) =>
	textOf(row[field.key])
		.split(field.separator ?? ",")
		.filter(Boolean);

function Tags({ labels }: { labels: string[] }) {
	return (
		<span className={styles.tags} title={listed(labels)}>
			{labels.map((label) => (
				<Tag key={label}>{label}</Tag>
			))}
		</span>
	);
}

/** A dictionary's words in the reader's language, with the colour that the dictionary gives them. */
export function readDict(row: Row, field: Field) {
	return <DictWord row={row} field={field} />;
}

/** The dictionaries' colour names, in tones that are told apart on light and dark grounds. */
const STATE_COLOURS: Readonly<Record<string, string>> = {
	default: "#8b95a1",
	blue: "#2f7de1",
	cyan: "#12a5a5",
	green: "#3f9e3f",
	gold: "#d9a400",
	orange: "#e8850c",
	purple: "#8a5bd6",
	red: "#d9444b",
};

/** A name of the palette, or a colour of the dictionary's own. */
export const dotColour = (colour: string): string => STATE_COLOURS[colour] ?? colour;

function DictWord({ row, field }: { row: Row; field: Field }) {
	const items = useDict(field.dict);
	const value = textOf(row[field.key]);
	const item = items.find((one) => one.value === value);
	if (!item) return readLabel(row, field);
	if (!item.colour) return <>{item.text}</>;
	return (
		<span className={styles.state}>
			<i style={{ background: dotColour(item.colour) }} aria-hidden />
			{item.text}
		</span>
	);
}

export function readDicts(row: Row, field: Field) {
	return <DictWords row={row} field={field} />;
}

function DictWords({ row, field }: { row: Row; field: Field }) {
	const items = useDict(field.dict);
	const values = partsOf(row, field);
	if (values.length === 0 || items.length === 0) return readLabels(row, field);
	const words = values.map(
		(value) => items.find((one) => one.value === value) ?? { value, text: value, colour: null },
	);
	if (words.every(({ colour }) => !colour)) return <Tags labels={words.map(({ text }) => text)} />;
	return (
		<span className={styles.tags} title={listed(words.map(({ text }) => text))}>
			{words.map(({ value, text, colour }) => (
				<span key={value} className={styles.state}>
					<i style={{ background: dotColour(colour ?? "default") }} aria-hidden />
					{text}
				</span>
			))}
		</span>
	);
}

export function readNumber(row: Row, field: Field) {
	const text = textOf(row[field.key]);
	return text === "" ? empty : <span>{text}</span>;
}

export function readTime(row: Row, field: Field) {
	return clockText(textOf(row[field.key])) || empty;
}

export function readMoney(row: Row, field: Field) {
	const text = textOf(row[field.key]);
	return text === "" ? empty : <Money yuan={text} />;
}

export function readBool(row: Row, field: Field) {
	const value = row[field.key];
	if (value === null || value === undefined) return empty;
	return value === true || value === 1 || value === "1" ? t("是 | Yes") : t("否 | No");
}

export function readSecret() {
	return <span className={look.faint}>••••••</span>;
}

export function readJson(row: Row, field: Field) {
	const value = row[field.key];
	if (value === null || value === undefined) return empty;
	const text = typeof value === "string" ? value : JSON.stringify(value, null, 1);
	return <code className={styles.long}>{text}</code>;
}

export function readColour(row: Row, field: Field) {
	const colour = textOf(row[field.key]);
	if (!colour) return empty;
	return (
		<span className={`${look.inline} ${styles.colour}`}>
			<i style={{ background: colour }} />
			{colour}
		</span>
	);
}
