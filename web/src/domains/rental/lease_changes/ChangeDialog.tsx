/** A change of a running lease: what is to be different, and beside it what that does to the bills before anybody signs. */
import Alert from "antd/es/alert";
import Button from "antd/es/button";
import Typography from "antd/es/typography";
import { DialogDraftNote, useDialogDraft } from "@/engine/form/DialogDraft";
import { toast } from "@/kit/notice";
import { localize, t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Problem } from "@/parts/dialog/Problem";
import { Waiting } from "@/parts/Waiting";
import type { LeaseDetail } from "../leases/api";
import styles from "../orders/order.module.css";
import { useNightSending } from "../orders/parts";
import {
	addChange,
	type ChangeDetail,
	editChange,
	type Kind,
	type ChangePreview as Previewed,
	submitChange,
} from "./api";
import { ChangeFields } from "./ChangeFields";
import { ChangePreview } from "./ChangePreview";
import { bodyOf, type Draft, draftOf, faultsOf, firstDraft } from "./draft";
import { type PreviewState, useChangePreview } from "./useChanges";
import { kindText } from "./words";

interface Props {
	lease: LeaseDetail;
	kind: Kind;
	/** The draft that is edited, where it is not a new one. */
	edited?: ChangeDetail;
	close: () => void;
}

/** A draft is kept first, so that nothing is lost when it cannot be sent. */
async function saveDraft({ id, version }: ChangeDetail, body: ReturnType<typeof bodyOf>, submit: boolean) {
	const { leaseId: _, kind: __, ...wanted } = body;
	const kept = await editChange({ ...wanted, id, version });
	if (submit) await submitChange(kept.id, kept.version);
	return kept;
}

export default function ChangeDialog({ lease, kind, edited, close }: Props) {
	const sending = useNightSending();
	const [draft, setDraft] = useDialogDraft<Draft>("change", () =>
		edited ? draftOf(lease, edited) : firstDraft(lease, kind),
	);
	const change = (part: Partial<Draft>) => setDraft((old) => ({ ...old, ...part }));
	const preview = useChangePreview(lease.id, draft, edited?.id);
	const send = (submit: boolean) =>
		sending.run(async () => {
			const body = bodyOf(lease.id, draft);
			const made = edited
				? await saveDraft(edited, body, submit)
				: await addChange({ ...body, version: lease.version, submit });
			toast("success", t("变更 {no} 已保存 | Change {no} is saved", { no: made.no }));
			close();
		});
	const save = (submit: boolean) => {
		const faults = faultsOf(draft);
		if (Object.keys(faults).length > 0) sending.refuse(faults);
		else void send(submit);
	};
	return (
		<Dialog
			width={1040}
			title={`${kindText(kind)} · ${lease.contractNo} ${lease.tenantName}`}
			onClose={close}
			guarded
			footer={[
				<Button key="draft" disabled={sending.busy} onClick={() => save(false)}>
					{t("存为草稿 | Save as a draft")}
				</Button>,
				<Button key="submit" type="primary" loading={sending.busy} onClick={() => save(true)}>
					{draft.form === "paper" ? t("提交确认 | Send for confirmation") : t("提交签署 | Send to be signed")}
				</Button>,
			]}
		>
			<DialogDraftNote />
			<Problem text={sending.problem} />
			<div className={styles.columns}>
				<ChangeFields
					lease={lease}
					draft={draft}
					preview={preview.answer}
					errors={{ ...preview.errors, ...sending.errors }}
					onChange={change}
				/>
				<Effect preview={preview} choose={(unitId) => change({ unitId })} />
			</div>
		</Dialog>
	);
}

function Effect({ preview, choose }: { preview: PreviewState; choose: (unitId: string) => void }) {
	const { answer, errors, problem, busy } = preview;
	const why = Object.values(errors)[0];
	if (problem) return <Alert type="warning" showIcon title={localize(problem)} />;
	if (!answer && busy) return <Waiting />;
	if (!answer)
		return (
			<Typography.Paragraph type="secondary">
				{why ? localize(why) : t("填写后显示账单变化 | The bills appear once the form is filled")}
			</Typography.Paragraph>
		);
	return (
		<div className={styles.scroll}>
			{answer.taken && <TakenNote preview={answer} choose={choose} />}
			<ChangePreview {...answer} />
		</div>
	);
}

/** Somebody has the nights: said while there is still time to choose another unit. */
function TakenNote({ preview, choose }: { preview: Previewed; choose: (unitId: string) => void }) {
	return (
		<Alert
			type="warning"
			showIcon
			title={t("{unit} 在该租期内已被占用 | {unit} is taken in that term", { unit: preview.after.unitTitle })}
			{...(preview.alternatives.length > 0 && {
				description: preview.alternatives.map((one) => (
					<Button key={one.unitId} size="small" type="link" onClick={() => choose(one.unitId)}>
						{one.title}
					</Button>
				)),
			})}
		/>
	);
}
