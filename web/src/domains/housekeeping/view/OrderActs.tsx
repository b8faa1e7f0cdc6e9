/** What the dispatcher may do with an order now; acts that need words ask for them in place. */
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Select from "antd/es/select";
import { useState } from "react";
import { toast } from "@/kit/notice";
import { useMay } from "@/kit/rights";
import { type Pair, t } from "@/kit/text";
import { uploadPhoto } from "../api";
import { canMove } from "../board";
import type { HkOrder, HkStaff, HkState } from "../order";
import type { Board } from "../state/useBoard";
import styles from "./Dispatch.module.css";

export type Verb = "pass" | "fail" | "resolve" | "cancel" | "reopen";

export const LABELS: Record<Verb, Pair> = {
	pass: "查房通过 | Pass",
	fail: "查房不通过 | Fail",
	resolve: "问题已解决 | Resolved",
	cancel: "取消保洁单 | Cancel order",
	reopen: "重新打开 | Reopen",
};
const BY_STATE: Partial<Record<HkState, Verb[]>> = {
	pending: ["cancel"],
	dispatched: ["cancel"],
	accepted: ["cancel"],
	to_inspect: ["pass", "fail"],
	abnormal: ["resolve"],
	completed: ["reopen"],
};
/** The words that an act needs: required, or offered. */
const WORDS: Record<Verb, { label: Pair; required: boolean; photos?: boolean } | null> = {
	pass: null,
	fail: { label: "哪里不合格（必填） | What is wrong (required)", required: true, photos: true },
	resolve: { label: "如何解决的 | How it was resolved", required: false },
	cancel: { label: "取消原因（必填） | Reason (required)", required: true },
	reopen: { label: "为什么重新打开 | Why it is opened again", required: false },
};

interface ActsProps {
	order: HkOrder;
	board: Board;
	staff: HkStaff[];
}

export function OrderActs({ order, board, staff }: ActsProps) {
	const may = useMay();
	const [asking, setAsking] = useState<Verb | null>(null);
	const verbs = (BY_STATE[order.state] ?? []).filter((verb) => may(`housekeeping:order:${verb}`));
	const press = (verb: Verb) => (WORDS[verb] ? setAsking(verb) : void board.act(verb, order));
	if (asking) return <Ask verb={asking} order={order} board={board} close={() => setAsking(null)} />;
	return (
		<div className={styles.acts}>
			{verbs.map((verb) => (
				<Button
					key={verb}
					danger={verb === "cancel" || verb === "fail"}
					type={verb === "pass" || verb === "resolve" ? "primary" : "default"}
					onClick={() => press(verb)}
				>
					{t(LABELS[verb])}
				</Button>
			))}
			{canMove(order) && may("housekeeping:order:dispatch") && (
				<Select
					className={styles.pick}
					placeholder={order.staffId ? t("改派给… | Reassign to…") : t("派给… | Give to…")}
					aria-label={t("派给 | Give to")}
					value={null}
					options={staff
						.filter((one) => one.state !== "leave" && one.id !== order.staffId)
						.map((one) => ({ value: one.id, label: `${one.name} (${one.minutes}/${one.limit})` }))}
					onChange={(id) => void board.move(order, staff.find((one) => one.id === id) ?? null)}
				/>
			)}
			{order.state === "in_progress" && (
				<span className={styles.why}>{t("进行中，等待完成 | In progress")}</span>
			)}
		</div>
	);
}

interface AskProps {
	verb: Verb;
	order: Pick<HkOrder, "id" | "version">;
	board: Pick<Board, "act">;
	close: () => void;
}

export function Ask({ verb, order, board, close }: AskProps) {
	const [words, setWords] = useState("");
	const [photos, setPhotos] = useState<string[]>([]);
	const [busy, setBusy] = useState(false);
	const need = WORDS[verb];
	const missing = (need?.required && !words.trim()) || (need?.photos && photos.length === 0);
	const send = async () => {
		setBusy(true);
		const wish =
			verb === "cancel"
				? { reason: words.trim() }
				: { note: words.trim(), ...(need?.photos ? { photos } : {}) };
		if (await board.act(verb, order, wish)) close();
		else setBusy(false);
	};
	const add = async (files: File[]) => {
		for (const file of files) {
			try {
				const path = await uploadPhoto(file);
				setPhotos((old) => [...old, path]);
			} catch (error) {
				toast("error", (error as Error).message);
			}
		}
	};
	return (
		<Flex vertical gap="10px">
			<label htmlFor="hk-words">
				{need && t(need.label)}
				<Input.TextArea
					id="hk-words"
					rows={2}
					autoFocus
					maxLength={200}
					value={words}
					onChange={(event) => setWords(event.target.value)}
				/>
			</label>
			{need?.photos && (
				<label className={styles.file}>
					{t("照片（至少一张，已选 {count}） | Photos (at least one, {count} chosen)", {
						count: photos.length,
					})}
					<input
						type="file"
						accept="image/*"
						multiple
						onChange={(event) => void add([...(event.target.files ?? [])])}
					/>
				</label>
			)}
			<div className={styles.acts}>
				<Button onClick={close}>{t("返回 | Back")}</Button>
				<Button
					type="primary"
					danger={verb === "cancel" || verb === "fail"}
					disabled={Boolean(missing)}
					loading={busy}
					onClick={() => void send()}
				>
					{t(LABELS[verb])}
				</Button>
			</div>
		</Flex>
	);
}
