/** The columns of a report as a table takes them: what a value is called, in the reader's language. */
import { locale } from "@/kit/text";
import type { PickRow } from "../picker/PickTable";
import type { ReportColumn, ReportConfig } from "./config";

export const columnsOf = (config: ReportConfig) =>
	config.columns.map((column) => ({
		key: column.dataIndex,
		dataIndex: column.dataIndex,
		title: column.title,
		align: column.align === "right" ? ("end" as const) : ("start" as const),
		sorter: column.sorter,
		...(column.width ? { width: column.width } : {}),
		render: (value: unknown, row: PickRow) =>
			englishOf(config, column, value, row) ?? String(row[`${column.dataIndex}_dictText`] ?? value ?? ""),
	}));

/** What a value is called in English, to whom reads English and where it is called anything in it. */
function englishOf(config: ReportConfig, column: ReportColumn, value: unknown, row: PickRow): string | null {
	if (locale() !== "en") return null;
	const options = config.dictOptions[column.customRender ?? ""] ?? [];
	const named = row[`${column.dataIndex}_dictTextEn`];
	return options.find((one) => one.value === String(value))?.textEn ?? (named ? String(named) : null);
}
