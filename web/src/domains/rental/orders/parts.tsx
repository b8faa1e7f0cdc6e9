/** What the dialogs of orders and leases share: sending what needs nights, dates, dictionaries, the order itself. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import DatePicker from "antd/es/date-picker";
import Select from "antd/es/select";
import dayjs from "dayjs";
import { useCallback } from "react";
import { useDict } from "@/kit/dict";
import { localize, t } from "@/kit/text";
import type { Failure } from "@/kit/transport";
import { useTopic } from "@/live/useTopic";
import { useSending } from "@/parts/dialog/useSending";
import { type OrderDetail, readOrder, type Taken } from "../api";
import { takenOf } from "../board/state/talk";

/** Whose the wished nights are, where they are somebody else's. */
export function takenText(taken: Taken | null): string | null {
	const winner = taken?.winner;
	return winner
		? `${t("已被占用 | Already taken")}: ${winner.no} ${winner.guest} ${winner.from} → ${winner.to}`
		: null;
}

export const ofNights = (failure: Failure) => takenText(takenOf(failure.result));

/** Sending what needs nights of a unit. */
export const useNightSending = () => useSending({ explain: ofNights });

interface DayProps {
	value: string | null;
	onChange: (value: string | null) => void;
	label: string;
	min?: string;
	disabled?: boolean;
}

export function DayInput({ value, onChange, label, min, disabled }: DayProps) {
	return (
		<DatePicker
			aria-label={label}
			value={value ? dayjs(value) : null}
			onChange={(day) => onChange(day ? day.format("YYYY-MM-DD") : null)}
			minDate={min ? dayjs(min) : undefined}
			disabled={disabled}
			allowClear={false}
			style={{ width: "100%" }}
		/>
	);
}

/** `V`: the words of the dictionary, where the contract names them. */
interface DictProps<V extends string> {
	code: string;
	value: V | undefined;
	onChange: (value: V) => void;
	label: string;
	only?: readonly string[];
	disabled?: boolean;
}

export function DictSelect<V extends string>({ code, value, onChange, label, only, disabled }: DictProps<V>) {
	const options = useDict(code).filter((option) => !only || only.includes(option.value));
	return (
		<Select
			aria-label={label}
			value={value}
			onChange={onChange}
			disabled={disabled}
			options={options.map((option) => ({ value: option.value as V, label: localize(option.text) }))}
			style={{ width: "100%" }}
		/>
	);
}

const keyOf = (id: string) => ["rental/order/detail", id];

export const orderQuery = (id: string, quiet = false) => ({
	queryKey: keyOf(id),
	queryFn: () => readOrder(id, quiet),
});

export function useOrder(id: string | null) {
	return useQuery({ ...orderQuery(id ?? ""), enabled: id !== null, refetchOnMount: "always" });
}

/** The same, read again as soon as anything about it or another room of its party changes: also what waits for a decision, which
 * is no part of its row. */
export function useLiveOrder(id: string | null) {
	const read = useOrder(id);
	const reread = () => void read.refetch();
	const shown = [id, ...(read.data?.group ?? []).map((one) => one.id)];
	useTopic(id ? "list/rental/order" : null, {
		onEvent: (event) => {
			if (event.op !== "bulk" && event.data.ids.some((one) => shown.includes(one))) reread();
		},
		onResync: reread,
	});
	return read;
}

/** What changed without an answer that carries the order. */
export function useRereadOrder(): (id: string) => void {
	const client = useQueryClient();
	return useCallback((id) => void client.invalidateQueries({ queryKey: keyOf(id) }), [client]);
}

/** Every action answers with the order as it is now; what is open shows it at once. */
export function useKeepOrder(): (order: OrderDetail) => void {
	const client = useQueryClient();
	return useCallback((order) => void client.setQueryData(keyOf(order.id), order), [client]);
}

export const EMPTY_GUEST = {
	id: "",
	name: "",
	gender: "",
	idType: "id_card",
	idNo: "",
	phone: "",
	isMain: false,
};
