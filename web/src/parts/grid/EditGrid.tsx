/**
 * An editable table that stays fast: rows and columns are windowed, a change of one cell draws one cell, and every
 * change is data that can be sent, received and taken back.
 */

import { useEffect, useId, useImperativeHandle, useLayoutEffect, useMemo, useState } from "react";
import { useDict } from "@/kit/dict";
import { localize, t, useLocale } from "@/kit/text";
import { handleOf } from "./acts";
import { GridProvider } from "./context";
import { StatusLine } from "./Footer";
import styles from "./grid.module.css";
import { GridModel } from "./model";
import { useOutside } from "./pointer";
import { type Frozen, readFrozen, writeFrozen } from "./state";
import { Table } from "./Table";
import { Toolbar } from "./Toolbar";
import type { EditGridProps, GridOption } from "./types";

const NO_DICTS: ReadonlyMap<string, readonly GridOption[]> = new Map();

export function EditGrid(props: EditGridProps) {
	const locale = useLocale();
	const [grid] = useState(() => new GridModel(props));
	const [dicts, setDicts] = useState(NO_DICTS);
	const id = useId();
	const frozen = useFrozen(grid, props.name);
	grid.take(props, dicts, frozen);
	useImperativeHandle(props.ref, () => handleOf(grid), [grid]);
	const inside = useOutside(grid);
	useCellNews(grid);
	useLayoutEffect(() => grid.presence.take(props.peers, props.clashes), [grid, props.peers, props.clashes]);
	const { disabled, disabledRows, disabledRowIds, kinds } = props;
	// biome-ignore lint/correctness/useExhaustiveDependencies: what is locked changes with them
	useLayoutEffect(() => grid.store.changed.tellAll(), [grid, disabled, disabledRows, disabledRowIds, kinds]);
	const codes = useMemo(
		() => [
			...new Set(props.columns.flatMap(({ options, dictCode }) => (options || !dictCode ? [] : [dictCode]))),
		],
		[props.columns],
	);
	const label = props.label ? localize(props.label) : t("可编辑表格 | Editable table");
	return (
		<GridProvider value={grid}>
			<section className={styles.part} aria-label={label} {...inside}>
				<Dicts codes={codes} onRead={setDicts} />
				{props.toolbar !== false && <Toolbar options={props} />}
				<Table key={locale} id={id} label={label} options={props} columns={grid.columns} />
				{props.statusLine !== false && <StatusLine />}
			</section>
		</GridProvider>
	);
}

/** The columns that the person holds at the left, kept in this browser. */
function useFrozen(grid: GridModel, name: string | undefined): Frozen {
	const [frozen, setFrozen] = useState(() => readFrozen(name));
	useLayoutEffect(() => {
		grid.menu.freeze = (key, held) => {
			const next = { ...readFrozen(name), [key]: held };
			writeFrozen(name, next);
			setFrozen(next);
		};
	}, [grid, name]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the columns stand elsewhere then
	useLayoutEffect(() => grid.cursor.refresh(), [grid, frozen]);
	return frozen;
}

/** Tells the page on which cell the person stands, once for each step. */
function useCellNews(grid: GridModel): void {
	useEffect(() => {
		let told = "";
		return grid.cursor.moved.listen(() => {
			const { active } = grid.cursor;
			const now = active ? `${active.id} ${active.key}` : "";
			if (now === told) return;
			told = now;
			grid.props.onCell?.(active && { ...active });
		});
	}, [grid]);
	useEffect(() => grid.selection.changed.listen(() => grid.props.onSelect?.(grid.selection.list())), [grid]);
}

type Read = ReadonlyMap<string, readonly GridOption[]>;

/** Reads the dictionaries that columns name, so that their labels are known outside of any cell as well. */
export function Dicts({ codes, onRead }: { codes: readonly string[]; onRead(read: Read): void }) {
	const [read, setRead] = useState<Read>(new Map());
	useEffect(() => {
		if (read.size > 0) onRead(read);
	}, [read, onRead]);
	return codes.map((code) => (
		<OneDict key={code} code={code} onRead={(options) => setRead((all) => new Map(all).set(code, options))} />
	));
}

function OneDict({ code, onRead }: { code: string; onRead(options: readonly GridOption[]): void }) {
	const items = useDict(code);
	// biome-ignore lint/correctness/useExhaustiveDependencies: what is done with them does not make them new
	useEffect(() => {
		if (items.length === 0) return;
		onRead(
			items.map(({ value, text, disabled }) => ({ value, label: text, ...(disabled ? { disabled } : {}) })),
		);
	}, [items]);
	return null;
}
