/** Adds or edits one row in a side panel that keeps the list in sight. */

import Button from "antd/es/button";
import Drawer from "antd/es/drawer";
import Flex from "antd/es/flex";
import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { randomId } from "@/kit/client-id";
import { isComposing } from "@/kit/keys";
import { useScreen } from "@/kit/screen";
import { localize, t } from "@/kit/text";
import { clockTime } from "@/kit/time";
import { Dialog } from "@/parts/dialog/Dialog";
import { EmptyBox } from "@/parts/EmptyBox";
import look from "@/parts/look.module.css";
import { type Describe, nameOf, type ResourceAction, type Row, thingOf } from "../describe";
import type { ChildListProps } from "../detail/childTabs";
import { NEW } from "../list/list-state";
import { Avatars } from "../presence/Avatars";
import { usePresence } from "../presence/usePresence";
import { DraftNote } from "./DraftNote";
import styles from "./form.module.css";
import { StepIndex, useFormSteps } from "./form-steps";
import { RecordForm } from "./RecordForm";
import { StaleDialog } from "./StaleDialog";
import { type DraftControl, useDraft } from "./useDraft";
import { useRecordForm } from "./useRecordForm";

interface Props {
	describe: Describe;
	/** null adds a new one. */
	row: Row | null;
	fixed: Record<string, string>;
	onClose: () => void;
	/** In a form of several steps: the one that is in sight first, */
	begin?: number;
	/** and what goes on with a new row once it is saved, since what belongs to it needs it. */
	onGoOn?: ((id: string, at: number) => void) | undefined;
	ChildList?: ComponentType<ChildListProps> | undefined;
	/** What usually comes next after a new row, begun once it is saved. */
	onFollow?: ((action: ResourceAction, row: Row) => void) | undefined;
}

export default function RecordDrawer(props: Props) {
	const { describe, row, fixed, onClose, begin, onGoOn, ChildList, onFollow } = props;
	const phone = useScreen() === "phone";
	const id = row?.id ?? NEW;
	const kept = useRef<DraftControl | null>(null);
	const goingOn = useRef(false);
	const following = useRef(false);
	const next = row === null && onFollow ? describe.actions.find((action) => action.follows) : undefined;
	const record = useRecordForm({
		describe,
		row,
		fixed,
		onSaved: (again, saved) => {
			kept.current?.drop();
			if (goingOn.current && steps && saved && onGoOn) return onGoOn(saved.id, steps.at);
			if (!again) onClose();
			if (following.current && next && saved) onFollow?.(next, saved);
		},
		intent: useCallback((body: unknown) => kept.current?.intent(body) ?? randomId(), []),
	});
	const steps = useFormSteps(describe, record, begin);
	const child = steps?.steps[steps.at]?.child ?? null;
	const last = !steps || steps.at === steps.steps.length - 1;
	const draft = useDraft(describe.path, id, record.form, record.written);
	const presence = usePresence(describe.path, row?.id ?? null);
	useEffect(() => {
		kept.current = draft;
	});
	const [leaving, setLeaving] = useState(false);
	const title = thingOf(describe);
	const leave = () => (record.touched() ? setLeaving(true) : onClose());
	const { save } = record;
	const goOn = async () => {
		goingOn.current = true;
		await save(false);
		goingOn.current = false;
	};
	const follow = async () => {
		following.current = true;
		await save(false);
		following.current = false;
	};
	const isNew = row === null;
	const panel = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const pressed = (event: KeyboardEvent) => {
			if (!(event.ctrlKey || event.metaKey) || isComposing(event) || !isOwn(event, panel.current)) return;
			const again = event.key === "Enter" && isNew;
			if (!again && event.key !== "Enter" && event.key.toLowerCase() !== "s") return;
			event.preventDefault();
			void save(again);
		};
		window.addEventListener("keydown", pressed);
		return () => window.removeEventListener("keydown", pressed);
	}, [save, isNew]);
	return (
		<Drawer
			open
			panelRef={panel}
			size={phone ? "100%" : steps || describe.children.some((one) => one.inline) ? 880 : 640}
			title={
				row
					? t("编辑{title}：{name} | Edit: {name}", { title, name: nameOf(describe, row) })
					: t("新增{title} | New: {title}", { title })
			}
			onClose={leave}
			mask={{ closable: true }}
			extra={<Avatars people={presence.others} />}
			footer={
				<Flex justify="flex-end" gap="small">
					{draft.keptAt && (
						<span className={`${look.note} ${styles.kept}`}>
							{t("草稿已保存 {time} | Draft kept {time}", { time: clockTime(draft.keptAt) })}
						</span>
					)}
					<Button onClick={leave}>{t("取消 | Cancel")}</Button>
					{steps && (
						<Button disabled={steps.at === 0} onClick={() => steps.go(steps.at - 1)}>
							{t("上一步 | Back")}
						</Button>
					)}
					{steps && (
						<Button disabled={last} onClick={() => void steps.next()}>
							{t("下一步 | Next")}
						</Button>
					)}
					{next && (
						<Button loading={record.saving} onClick={() => void follow()}>
							{t("保存并{what} | Save and {what}", { what: lowered(localize(next.label)) })}
						</Button>
					)}
					{!row && !steps && (
						<Button loading={record.saving} onClick={() => void save(true)}>
							{t("保存并继续新增 | Save and add another")}
						</Button>
					)}
					<Button type="primary" loading={record.saving} onClick={() => void save(false)}>
						{t("保存 | Save")}
					</Button>
				</Flex>
			}
		>
			<DraftNote draft={draft} />
			{steps && <StepIndex {...steps} />}
			<RecordForm
				describe={describe}
				record={record}
				row={row}
				fixed={fixed}
				presence={presence}
				steps={steps}
			/>
			{child && row && !child.inline && ChildList && <ChildList key={child.path} child={child} id={row.id} />}
			{child && !row && !child.inline && (
				<EmptyBox
					title={t("先保存，再添加{what} | Save it first, then add: {what}", { what: localize(child.title) })}
				>
					<Button loading={record.saving} onClick={() => void goOn()}>
						{t("保存并继续 | Save and go on")}
					</Button>
				</EmptyBox>
			)}
			{leaving && (
				<LeaveDialog
					onStay={() => setLeaving(false)}
					onSave={() => {
						setLeaving(false);
						void save(false);
					}}
					onKeep={() => {
						draft.keep();
						onClose();
					}}
					onDiscard={() => {
						draft.drop();
						onClose();
					}}
				/>
			)}
			{record.stale && (
				<StaleDialog
					describe={describe}
					stale={record.stale}
					onClose={record.dropStale}
					onSave={record.saveMerged}
				/>
			)}
		</Drawer>
	);
}

/** Within a sentence; a word of capitals alone stays one. */
const lowered = (text: string) =>
	/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** A dialog that the form opened has keys of its own, which reach the window as well. */
function isOwn(event: KeyboardEvent, panel: HTMLElement | null): boolean {
	const target = event.target as Node;
	return !event.defaultPrevented && (target === document.body || panel?.contains(target) === true);
}

interface LeaveDialogProps {
	onSave: () => void;
	onKeep: () => void;
	onDiscard: () => void;
	onStay: () => void;
}

/** Leaving with changes asks once: save them, keep them as a draft, or let them go. */
function LeaveDialog({ onSave, onKeep, onDiscard, onStay }: LeaveDialogProps) {
	return (
		<Dialog
			width={460}
			title={t("有未保存的修改 | There are unsaved changes")}
			onClose={onStay}
			footer={
				<Flex justify="flex-end" gap="small" className={styles.leave}>
					<Button danger onClick={onDiscard}>
						{t("放弃 | Discard")}
					</Button>
					<Button onClick={onKeep}>{t("保留草稿 | Keep the draft")}</Button>
					<Button type="primary" onClick={onSave}>
						{t("保存 | Save")}
					</Button>
				</Flex>
			}
		>
			<p>{t("草稿下次打开时会提供给您。 | A draft is offered when you open this again.")}</p>
		</Dialog>
	);
}
