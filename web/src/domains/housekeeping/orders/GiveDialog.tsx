/** Gives an order of the list to somebody; who has how much today is shown beside the name. */
import { useQuery } from "@tanstack/react-query";
import Select from "antd/es/select";
import { useState } from "react";
import type { ActionDialogProps } from "@/engine/actions";
import { HK_STATE } from "@/gen/words/housekeeping";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import { fetchBoard, type OrderRef, refOf } from "../api";

/** Nobody: the order goes back to those that wait. */
const BACK = "back";

interface Props extends ActionDialogProps<"housekeeping/order"> {
	give: (order: OrderRef, staffId: string) => Promise<unknown>;
	/** Somebody has it already, who may also lose it to nobody. */
	takeBack?: (order: OrderRef) => Promise<unknown>;
}

export function GiveDialog({ rows, onClose, title = "", give, takeBack }: Props) {
	const row = rows[0];
	const board = useQuery({ queryKey: ["hk-staff-today"], queryFn: ({ signal }) => fetchBoard(null, signal) });
	const [staffId, setStaffId] = useState<string | null>(null);
	const sending = useSending();
	if (!row) return null;
	const send = () =>
		sending.run(async () => {
			await (staffId === BACK ? takeBack?.(refOf(row)) : give(refOf(row), staffId ?? ""));
			toast("success", staffId === BACK ? "已收回 | Taken back" : HK_STATE.dispatched);
			onClose(true);
		});
	return (
		<Dialog
			width={440}
			title={`${title} ${String(row.orderNo)}`}
			onClose={() => onClose(sending.failure !== null)}
			onSubmit={() => void send()}
			disabled={staffId === null}
			busy={sending.busy}
		>
			<Problem text={sending.problem ?? Object.values(sending.errors)[0] ?? board.error?.message} />
			<Select
				style={{ width: "100%" }}
				loading={board.isLoading}
				aria-label={t("派给 | Give to")}
				placeholder={t("派给… | Give to…")}
				value={staffId}
				onChange={setStaffId}
				options={[
					...(takeBack ? [{ value: BACK, label: t("收回到待派单 | Take back") }] : []),
					...(board.data?.staff ?? [])
						.filter((one) => one.state !== "leave" && one.id !== row.staffId)
						.map((one) => ({
							value: one.id,
							label: `${one.name} · ${t("{minutes}/{limit} 分钟 | {minutes}/{limit} min", { minutes: one.minutes, limit: one.limit })}`,
						})),
				]}
			/>
		</Dialog>
	);
}
