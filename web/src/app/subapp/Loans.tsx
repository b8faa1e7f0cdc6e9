/** Draws what sub-apps have on loan: the engine's lists, each in its box; one that breaks takes neither the others nor the sub-app along. */
import Button from "antd/es/button";
import { useEffect, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { useSearchParams } from "react-router";
import { ListScreen } from "@/engine/ListScreen";
import { readAddress, writeAddress } from "@/engine/list/list-state";
import { type ListControl, useAddressState, useMemoryState } from "@/engine/list/useListState";
import { t } from "@/kit/text";
import { Crash } from "@/parts/Crash";
import { EmptyBox } from "@/parts/EmptyBox";
import type { SubAppList } from "./contract";
import type { Loan } from "./useLoans";

export function Loans({ loans }: { loans: readonly Loan[] }) {
	return loans.map(({ key, box, list }) =>
		createPortal(
			<Crash instead={(_, again) => <Broken again={again} />}>
				<LentList key={JSON.stringify(list)} list={list} />
			</Crash>,
			box,
			key,
		),
	);
}

function Broken({ again }: { again: () => void }) {
	return (
		<EmptyBox alarm title={t("列表出错了 | The list has failed")}>
			<Button onClick={again}>{t("重试 | Retry")}</Button>
		</EmptyBox>
	);
}

function LentList({ list }: { list: SubAppList }) {
	return list.part ? <Part list={list} /> : <InAddress list={list} />;
}

function Part({ list }: { list: SubAppList }) {
	const control = useMemoryState(list.begin);
	return <ListScreen resource={list.resource} control={control} fixed={list.fixed} embedded />;
}

function InAddress({ list }: { list: SubAppList }) {
	const begun = useBegun(list.begin);
	const control = useLinkedRow(useAddressState());
	if (!begun) return null;
	return <ListScreen resource={list.resource} control={control} fixed={list.fixed} heading={false} />;
}

/** Where the address asks for nothing it is made to say what the list begins with, so that it always tells what is shown. */
function useBegun(begin = ""): boolean {
	const [params, setParams] = useSearchParams();
	const [begun, setBegun] = useState(() => begin === "" || !isUntouched(params));
	useEffect(() => {
		if (begun) return;
		setParams((old) => [...old, ...new URLSearchParams(begin)], { replace: true });
		setBegun(true);
	}, [begun, begin, setParams]);
	return begun;
}

/** The reader's language may stand in the address too. */
const isUntouched = (params: URLSearchParams) => writeAddress(readAddress(params)).size === 0;

/** `?id=` is how labels and notices name the row to open; it counts until something else is chosen. */
function useLinkedRow(control: ListControl): ListControl {
	return useMemo(() => {
		const { id, ...filters } = control.state.filters;
		if (id === undefined) return control;
		return {
			state: { ...control.state, filters, open: control.state.open ?? id },
			change: (part) => control.change({ filters, ...part }),
		};
	}, [control]);
}
