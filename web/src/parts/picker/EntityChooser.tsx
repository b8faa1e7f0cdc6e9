/** Chooses rows of a business: query box, a page of five, and what is chosen at the right, each with a delete link. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ColumnsType } from "antd/es/table";
import { type ReactNode, useState } from "react";
import { useSettled } from "@/kit/useSettled";
import { type Choice, useChoosing } from "./choice";
import { PickerDialog } from "./PickerDialog";
import { type PickPage, type PickRow, PickTable } from "./PickTable";
import styles from "./picker.module.css";

/** The table alone, and both panes beside each other. */
export const CHOOSER_WIDTH = 900;
export const BIZ_WIDTH = 1200;
export const CHOOSER_SIZES = [5, 10, 20, 30] as const;

export interface EntityChooserProps<R extends PickRow> {
	title: string;
	/** What the query box searches, said to the person. */
	searchLabel: string;
	/** Tells the pages apart in the cache; what narrows them from outside belongs into it. */
	name: readonly unknown[];
	read: (word: string, at: number, size: number, signal: AbortSignal) => Promise<PickPage<R>>;
	/** Rows by id, as far as they can be chosen. */
	byIds: (ids: string[], signal: AbortSignal) => Promise<R[]>;
	columns: ColumnsType<R>;
	nameOf: (row: R) => string;
	many?: boolean;
	width?: number;
	sizes?: readonly number[];
	/** Nothing chosen is an answer too. */
	empty?: boolean;
	chosen: readonly Choice[];
	memory?: string;
	aside?: ReactNode;
	onOk: (chosen: Choice[]) => void;
	onCancel: () => void;
}

export function EntityChooser<R extends PickRow>(props: EntityChooserProps<R>) {
	const { many = false, sizes = CHOOSER_SIZES, aside } = props;
	const choosing = useChoosing(props.chosen, many);
	const [word, setWord] = useState("");
	const [place, setPlace] = useState({ at: 1, size: sizes[0] ?? CHOOSER_SIZES[0], of: "" });
	const settled = useSettled(word.trim());
	const of = JSON.stringify([settled, ...props.name]);
	const at = place.of === of ? place.at : 1;
	const found = useQuery({
		queryKey: ["chooser", ...props.name, settled, at, place.size],
		queryFn: ({ signal }) => props.read(settled, at, place.size, signal),
		placeholderData: keepPreviousData,
	});
	return (
		<PickerDialog
			title={props.title}
			width={props.width ?? (many ? BIZ_WIDTH : CHOOSER_WIDTH)}
			many={many}
			panel={many}
			empty={props.empty ?? false}
			choosing={choosing}
			memory={props.memory}
			recall={async (ids, signal) =>
				(await props.byIds(ids, signal)).map((row) => ({ ...row, name: props.nameOf(row) }))
			}
			search={{ label: props.searchLabel, word, onWord: setWord }}
			error={found.error}
			retry={() => void found.refetch()}
			onOk={(list) => props.onOk([...list])}
			onCancel={props.onCancel}
		>
			<div className={aside ? styles.sided : undefined}>
				{aside && <aside>{aside}</aside>}
				<PickTable<R>
					label={props.title}
					page={found.data}
					busy={found.isFetching}
					columns={props.columns}
					choosing={choosing}
					many={many}
					nameOf={props.nameOf}
					at={at}
					size={place.size}
					sizes={sizes}
					onPage={(next, size) => setPlace({ at: size === place.size ? next : 1, size, of })}
				/>
			</div>
		</PickerDialog>
	);
}
