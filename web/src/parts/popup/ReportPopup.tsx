/** The rows of a report to choose from; what is chosen fills fields of a form. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { WORDS } from "@/kit/catalogue";
import { toast } from "@/kit/notice";
import { localize, t } from "@/kit/text";
import { useSettled } from "@/kit/useSettled";
import { type Choice, useChoosing } from "../picker/choice";
import { PickerDialog } from "../picker/PickerDialog";
import { isRefused } from "../picker/PickerState";
import { type PickRow, PickTable } from "../picker/PickTable";
import { columnsOf } from "./columns";
import { configOf, type FieldPair, fetchReport, keyOf, type PopupSetup, type ReportRows } from "./config";
import { QueryLine } from "./QueryLine";

export const POPUP_WIDTH = 1200;
const SIZE = 10;
const SIZES = [10, 20, 30];
interface Props {
	setup: PopupSetup;
	pairs: FieldPair[];
	/** Parameters that the page fixes; they go out as self_{name}. */
	fixed?: Record<string, string>;
	/** By target: the values of all chosen rows, comma-joined. */
	onOk: (values: Record<string, string>, rows: readonly Choice[]) => void;
	onCancel: () => void;
}

export default function ReportPopup({ setup, pairs, fixed = {}, onOk, onCancel }: Props) {
	const config = useQuery(configOf(setup.code));
	const choosing = useChoosing([], setup.many ?? false);
	const [asked, setAsked] = useState<Record<string, string>>({});
	const [place, setPlace] = useState({ at: 1, size: SIZE });
	const [sort, setSort] = useState<Record<string, string>>({});
	const settled = JSON.parse(useSettled(JSON.stringify(asked))) as Record<string, string>;
	const query = { ...settled, ...sort, ...selfOf(fixed), pageNo: place.at, pageSize: place.size };
	const found = useQuery({
		queryKey: ["report", setup.code, "rows", query],
		queryFn: ({ signal }) => fetchReport(config.data?.id ?? "", query, signal),
		enabled: config.data !== undefined,
		placeholderData: keepPreviousData,
	});
	useSaidOnce(config.error);
	const first = pairs[0]?.source ?? "id";
	const page = found.data && {
		records: found.data.records.map((record, n): PickRow => ({ ...record, id: keyOf(record, n) })),
		total: Number(found.data.total),
	};
	const recall = async (ids: string[], signal: AbortSignal) => {
		const asked = { ...selfOf(fixed), id_MultiString: `${ids.join(",")},`, pageSize: ids.length };
		const { records } = await fetchReport(config.data?.id ?? "", asked, signal);
		return records.map((record) => ({
			...record,
			id: keyOf(record, 0),
			name: String(record[first] ?? record.id),
		}));
	};
	return (
		<PickerDialog
			title={config.data ? localize(config.data.name) : t("选择 | Choose")}
			width={POPUP_WIDTH}
			many={setup.many ?? false}
			choosing={choosing}
			{...(hasIds(found.data) ? { memory: `report_${setup.code}` } : {})}
			recall={recall}
			error={config.error ?? found.error}
			retry={() => void (config.error ? config.refetch() : found.refetch())}
			waiting={config.isPending}
			onOk={(rows) => onOk(valuesOf(pairs, rows), rows)}
			onCancel={onCancel}
		>
			{config.data && (
				<>
					<QueryLine
						config={config.data}
						value={asked}
						onChange={(next) => {
							setAsked(next);
							setPlace({ ...place, at: 1 });
						}}
					/>
					<PickTable<PickRow>
						label={localize(config.data.name)}
						page={page}
						busy={found.isFetching}
						columns={columnsOf(config.data)}
						choosing={choosing}
						many={setup.many ?? false}
						nameOf={(row) => String(row[first] ?? row.id)}
						at={place.at}
						size={place.size}
						sizes={SIZES}
						onPage={(at, size) => setPlace({ at: size === place.size ? at : 1, size })}
						onSort={(column, order) => setSort(column && order ? { column, order } : {})}
					/>
				</>
			)}
		</PickerDialog>
	);
}

/** Without ids of their own rows could not be found again later. */
const hasIds = (page: ReportRows | undefined) =>
	page !== undefined &&
	page.records.length > 0 &&
	page.records.every(({ id }) => id !== undefined && id !== null);

const selfOf = (fixed: Record<string, string>) =>
	Object.fromEntries(Object.entries(fixed).map(([name, value]) => [`self_${name}`, value]));

export const valuesOf = (pairs: readonly FieldPair[], rows: readonly Choice[]): Record<string, string> =>
	Object.fromEntries(
		pairs.map(({ source, target }) => [target, rows.map((row) => String(row[source] ?? "")).join(",")]),
	);

/** Said beside what the dialog shows: whoever set the popup up is to hear of it. */
function useSaidOnce(error: Error | null): void {
	const said = useRef<Error | null>(null);
	useEffect(() => {
		if (!error || said.current === error || isRefused(error)) return;
		said.current = error;
		toast("error", `${t(WORDS.popupFailed)} ${error.message}`);
	}, [error]);
}
