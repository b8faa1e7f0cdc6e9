/** What the dialogs of orders and leases share: fields with their error beside them, sending with field errors, dates, dictionaries. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import DatePicker from "antd/es/date-picker";
import Select from "antd/es/select";
import dayjs from "dayjs";
import { useCallback, useState } from "react";
import { useDict } from "@/kit/dict";
import { Failure } from "@/kit/http";
import { t, tell } from "@/kit/text";
import { type OrderDetail, readOrder } from "../api";
import { takenOf } from "../state/talk";
import styles from "./order.module.css";

interface FieldProps {
	label: string;
	error?: string | null;
	required?: boolean;
	wide?: boolean;
	hint?: React.ReactNode;
	children: React.ReactNode;
}

export function Field({ label, error, required, wide, hint, children }: FieldProps) {
	return (
		<div className={wide ? styles.fieldWide : styles.field} data-error={error ? true : undefined}>
			<span className={styles.label}>
				{label}
				{required && <i aria-hidden>*</i>}
			</span>
			{children}
			{error ? (
				<em role="alert" className={styles.error}>
					{tell(error)}
				</em>
			) : (
				hint && <small className={styles.hint}>{hint}</small>
			)}
		</div>
	);
}

export interface Sending {
	busy: boolean;
	errors: Record<string, string>;
	/** A refusal that belongs to no field. */
	problem: string | null;
	failure: Failure | null;
	run: (work: () => Promise<void>) => Promise<void>;
	refuse: (errors: Record<string, string>) => void;
}

/** Sends once at a time and keeps what the server says, by field. */
export function useSending(): Sending {
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<Failure | null>(null);
	const run = useCallback(async (work: () => Promise<void>) => {
		setBusy(true);
		setFailure(null);
		try {
			await work();
		} catch (error) {
			if (!(error instanceof Failure)) throw error;
			setFailure(error);
		} finally {
			setBusy(false);
		}
	}, []);
	const refuse = useCallback(
		(errors: Record<string, string>) => setFailure(new Failure(422, "form.invalid", "", errors)),
		[],
	);
	const errors = failure?.fields ?? {};
	const problem = failure && Object.keys(errors).length === 0 ? problemText(failure) : null;
	return { busy, errors, problem, failure, run, refuse };
}

function problemText(failure: Failure): string {
	const winner = takenOf(failure.result)?.winner;
	if (winner)
		return `${t("已被占用 | Already taken")}: ${winner.no} ${winner.guest} ${winner.from} → ${winner.to}`;
	if (failure.id === "row.stale")
		return t(
			"别人刚刚修改过，请关闭后重新打开 | Somebody else has just changed this; close and open it again",
		);
	return tell(failure.message);
}

export function Problem({ text }: { text: string | null }) {
	return text ? (
		<div role="alert" className={styles.problem}>
			{text}
		</div>
	) : null;
}

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

interface DictProps {
	code: string;
	value: string | undefined;
	onChange: (value: string) => void;
	label: string;
	only?: readonly string[];
	disabled?: boolean;
}

export function DictSelect({ code, value, onChange, label, only, disabled }: DictProps) {
	const options = useDict(code).filter((option) => !only || only.includes(option.value));
	return (
		<Select
			aria-label={label}
			value={value}
			onChange={onChange}
			disabled={disabled}
			options={options.map((option) => ({ value: option.value, label: tell(option.text) }))}
			style={{ width: "100%" }}
		/>
	);
}

const keyOf = (id: string) => ["rental/order/detail", id];

export function useOrder(id: string | null) {
	return useQuery({
		queryKey: keyOf(id ?? ""),
		queryFn: () => readOrder(id ?? ""),
		enabled: id !== null,
		refetchOnMount: "always",
	});
}

/** Every action answers with the order as it is now; what is open shows it at once. */
export function useKeepOrder(): (order: OrderDetail) => void {
	const client = useQueryClient();
	return useCallback((order) => void client.setQueryData(keyOf(order.id), order), [client]);
}

export const EMPTY_GUEST = { name: "", gender: "", idType: "id_card", idNo: "", phone: "", isMain: false };
