/** The business-entity chooser over any resource: its list's first columns, searched as the whole product is. */
import { t } from "@/kit/text";
import { Ellipsis } from "@/parts/ellipsis/Ellipsis";
import { EntityChooser } from "@/parts/picker/EntityChooser";
import { type Describe, nameOf, type Row, thingOf } from "../describe";
import { fetchPage, type ReadPage } from "../wire";
import { findIds } from "./options";
import type { PickerProps } from "./pickers";
import { READINGS } from "./readings";
import { textOf } from "./types";

const MOST_COLUMNS = 5;
export const CUT = 12;
/** Texts are cut; what else a kind shows is short already. */
const LETTERS = new Set(["text", "textarea"]);

interface Props extends PickerProps {
	describe: Describe;
	width?: number;
}

export default function RowChooser({ describe, chosen, many = false, choose, close, width }: Props) {
	const thing = thingOf(describe);
	const fields = describe.list
		.flatMap((key) => describe.fields.find((field) => field.key === key) ?? [])
		.slice(0, MOST_COLUMNS);
	return (
		<EntityChooser<Row>
			title={t("选择{thing} | Choose: {thing}", { thing })}
			searchLabel={t("按名称、拼音或编号查找 | Search by name, pinyin or number")}
			name={[describe.path]}
			read={readRows(describe.path)}
			byIds={rowsByIds(describe.path)}
			many={many}
			empty
			{...(width ? { width } : {})}
			memory={describe.path}
			nameOf={(row) => nameOf(describe, row)}
			columns={fields.map((field) => ({
				key: field.key,
				title: t(field.label),
				align: READINGS[field.kind].end ? "end" : "start",
				render: (_, row) =>
					LETTERS.has(field.kind) ? (
						<Ellipsis text={textOf(row[field.key])} length={CUT} />
					) : (
						READINGS[field.kind].read(row, field)
					),
			}))}
			chosen={chosen.map((row) => ({ ...row, name: String(row.name ?? nameOf(describe, row)) }))}
			onOk={(list) => choose(list)}
			onCancel={close}
		/>
	);
}

/** A page of the rows that answer a word, or of all; what no row answers needs no second call. */
export const readRows =
	(path: string, read: ReadPage = fetchPage, rest: Record<string, string> = {}) =>
	async (word: string, pageNo: number, pageSize: number, signal: AbortSignal) => {
		const ids = word ? await findIds(path, word, signal) : [];
		if (word && ids.length === 0) return { records: [], total: 0 };
		const found: Record<string, string> = word ? { id_MultiString: `${ids.join(",")},` } : {};
		return read(path, { ...rest, ...found, pageNo, pageSize }, signal);
	};

export const rowsByIds =
	(path: string, read: ReadPage = fetchPage) =>
	async (ids: string[], signal: AbortSignal) =>
		(await read(path, { id_MultiString: `${ids.join(",")},`, pageSize: ids.length }, signal)).records;
