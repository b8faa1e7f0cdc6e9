/** Books several rooms for one party: the rooms with what each costs, who books and who pays; all are booked, or none. */
import { useQueries } from "@tanstack/react-query";
import Button from "antd/es/button";
import Checkbox from "antd/es/checkbox";
import Table from "antd/es/table";
import { useRules } from "@/engine/describe";
import { DialogDraftNote, useDialogDraft, useDraftIntent } from "@/engine/form/DialogDraft";
import type { Shapes } from "@/gen/api";
import { toast } from "@/kit/notice";
import { patchCell } from "@/kit/state";
import { localize, t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Field } from "@/parts/dialog/Field";
import { Problem } from "@/parts/dialog/Problem";
import { addGroup, originOf, readQuote } from "../api";
import type { DialogProps } from "../board/Dialogs";
import { useBoardIfAny } from "../board/state/board";
import type { GroupRoom } from "../board/state/talk";
import { showYuan, sumYuan } from "../cashier/money";
import { Contact } from "./Contact";
import { contactFaults, newDraft, type OrderDraft } from "./draft";
import styles from "./order.module.css";
import { DictSelect, useNightSending } from "./parts";
import { PayerAtOnce } from "./steps/account";

interface GroupDraft extends OrderDraft {
	rooms: GroupRoom[];
}

const keyOf = ({ unitId, from }: GroupRoom) => `${unitId} ${from}`;

export default function GroupDialog({ dialog, close }: DialogProps<"group">) {
	const board = useBoardIfAny();
	const [draft, setDraft] = useDialogDraft<GroupDraft>("group", () => ({
		...newDraft(null, null, null),
		rooms: dialog.rooms,
	}));
	const sending = useNightSending();
	const quotes = useQuotes(draft, sending.failure);
	const rules = useRules();
	const intent = useDraftIntent();
	const change = (part: Partial<GroupDraft>) => setDraft((old) => ({ ...old, ...part }));
	const known = quotes.filter((total) => total !== null);
	const send = () =>
		sending.run(async () => {
			const body = bodyOf(draft, quotes);
			const { groupNo } = await addGroup(body, intent(body));
			if (board) patchCell(board.state, { painting: [] });
			toast("success", t("团队 {no} 已预订 | Group {no} is booked", { no: groupNo }));
			close();
		});
	const save = () => {
		const faults = contactFaults(draft, rules);
		if (Object.keys(faults).length > 0) sending.refuse(faults);
		else void send();
	};
	const part = { draft, errors: sending.errors, onChange: change };
	return (
		<Dialog
			width={760}
			title={t("团队预订 | Group booking")}
			onClose={close}
			onSubmit={save}
			submitText={t("预订 {n} 间 | Book {n} rooms", { n: draft.rooms.length })}
			disabled={draft.rooms.length < 2}
			busy={sending.busy}
			guarded
		>
			<DialogDraftNote />
			<Problem text={sending.problem ?? roomProblem(sending.errors, draft.rooms)} />
			<Table
				size="small"
				pagination={false}
				rowKey={keyOf}
				dataSource={draft.rooms}
				scroll={{ x: "max-content", y: "32vh" }}
				columns={[
					{ dataIndex: "title", title: t("房间 | Room"), rowScope: "row" },
					{ key: "when", title: t("日期 | Dates"), render: (_, room) => `${room.from} → ${room.to}` },
					{
						key: "total",
						title: t("房费 | Room fee"),
						align: "end",
						render: (_, __, at) => (quotes[at] ? showYuan(quotes[at]) : "…"),
					},
					{
						key: "out",
						align: "end",
						render: (_, room) => (
							<Button
								type="link"
								size="small"
								disabled={draft.rooms.length < 3}
								aria-label={t("去掉 {room} | Leave out {room}", { room: room.title })}
								onClick={() => change({ rooms: draft.rooms.filter((one) => one !== room) })}
							>
								{t("去掉 | Leave out")}
							</Button>
						),
					},
				]}
			/>
			<div className={styles.total} data-group-total>
				{t("合计 ¥{sum} | ¥{sum} together", { sum: showYuan(sumYuan(known)) })}
			</div>
			<Contact {...part} />
			<div className={`${styles.grid} ${styles.note}`}>
				<Field label={t("渠道 | Channel")} error={sending.errors.channel}>
					<DictSelect
						code="channel"
						label={t("渠道 | Channel")}
						value={draft.channel}
						onChange={(channel) => change({ channel })}
					/>
				</Field>
				<PayerAtOnce {...part} />
			</div>
			<Checkbox checked={draft.confirm} onChange={(event) => change({ confirm: event.target.checked })}>
				{t("直接确认 | Confirm at once")}
			</Checkbox>
		</Dialog>
	);
}

/** What each room costs, by its place; null until it is known. A refusal asks anew. */
function useQuotes(draft: GroupDraft, again: unknown): (string | null)[] {
	const origin = originOf(draft);
	return useQueries({
		queries: draft.rooms.map(({ unitId, from, to }) => ({
			queryKey: ["rental/quote", unitId, from, to, origin, again === null],
			queryFn: ({ signal }: { signal: AbortSignal }) => readQuote(unitId, from, to, signal, origin),
			staleTime: 0,
			gcTime: 0,
		})),
		combine: (found) => found.map(({ data }) => data?.total ?? null),
	});
}

function bodyOf(draft: GroupDraft, quotes: (string | null)[]): Shapes["GroupAdd"] {
	return {
		contactName: draft.contactName.trim(),
		contactPhone: draft.contactPhone,
		channel: draft.channel,
		remark: draft.remark,
		confirm: draft.confirm,
		rooms: draft.rooms.map(({ unitId, from, to }, at) => ({
			unitId,
			checkIn: from,
			checkOut: to,
			...(quotes[at] ? { quoted: quotes[at] } : {}),
		})),
		...(draft.companyId ? { companyId: draft.companyId } : {}),
	};
}

/** What is said of one room, with its title. */
function roomProblem(errors: Record<string, string>, rooms: readonly GroupRoom[]): string | null {
	for (const [key, text] of Object.entries(errors)) {
		const place = /^rooms\.(\d+)\./.exec(key)?.[1];
		if (place !== undefined) return `${rooms[Number(place)]?.title ?? ""}: ${localize(text)}`;
	}
	return null;
}
