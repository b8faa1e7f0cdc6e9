/** A contract from the first word to its submission, or changed before it is signed, with the bills that it will have beside it. */
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import type { ComponentType } from "react";
import { DialogDraftNote, useDialogDraft } from "@/engine/form/DialogDraft";
import { businessDate } from "@/kit/business-day";
import { toast } from "@/kit/notice";
import { type Pair, t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Problem } from "@/parts/dialog/Problem";
import look from "@/parts/look.module.css";
import type { DialogProps } from "../board/Dialogs";
import { dayOf, isoOf } from "../board/model/day";
import { useNightSending } from "../orders/parts";
import { Taken } from "../orders/Taken";
import { useHold } from "../orders/useHold";
import { addLease, editLease, type LeaseDetail, type LeaseForm } from "./api";
import { bodyOf } from "./contract";
import { DepositFields } from "./DepositFields";
import type { PartProps } from "./fields";
import { blankForm, type Form, faultsOf, formOf } from "./form";
import { HandoverFields } from "./HandoverFields";
import { LesseeFields } from "./LesseeFields";
import { Preview, usePreview } from "./Preview";
import { RentFields } from "./RentFields";
import { RestFields } from "./RestFields";
import { TermFields } from "./TermFields";

interface Props extends DialogProps<"lease"> {
	/** The contract that is changed, where it is not a new one. */
	lease?: LeaseDetail;
}

interface Section {
	key: string;
	title: Pair;
	Part: ComponentType<PartProps>;
}

/** In the order in which a contract is written. */
const SECTIONS: readonly Section[] = [
	{ key: "term", title: "房源与租期 | Property and term", Part: TermFields },
	{ key: "lessee", title: "承租人与签约方 | Lessee and parties", Part: LesseeFields },
	{ key: "rent", title: "租金 | Rent", Part: RentFields },
	{ key: "deposit", title: "押金 | Deposit", Part: DepositFields },
	{ key: "handover", title: "交房与服务 | Hand-over and services", Part: HandoverFields },
	{ key: "rest", title: "合同信息 | About the contract", Part: RestFields },
];

type Stage = NonNullable<LeaseForm["stage"]>;
const SAID: Readonly<Record<Stage, string>> = {
	draft: "草稿已保存，房源已保留 | Draft saved, the unit is held",
	submitted: "合同已提交 | Lease submitted",
	signed: "合同已录入 | Lease entered",
};

export default function LeaseDialog({ dialog, close, lease }: Props) {
	const sending = useNightSending();
	const [form, setForm] = useDialogDraft<Form>("form", () => (lease ? formOf(lease) : firstForm(dialog)));
	const change = (part: Partial<Form>) => setForm((old) => ({ ...old, ...part }));
	const preview = usePreview(form);
	const endDate = form.endDate ?? preview.answer?.endDate ?? null;
	const hold = useHold(lease ? null : form.unitId, form.startDate, endDate && isoOf(dayOf(endDate) + 1));
	const send = (stage: Stage) =>
		sending.run(async () => {
			const body = bodyOf(form, endDate ?? "");
			if (lease) await editLease(lease, body);
			else
				await addLease({
					...body,
					stage,
					...(hold.id ? { holdId: hold.id } : {}),
					signedOn: form.signedOn,
					scan: form.scan || null,
					viewingId: dialog.viewing?.id ?? null,
				});
			hold.keep();
			toast("success", lease ? "合同已修改 | Lease changed" : SAID[stage]);
			close();
		});
	const save = (stage: Stage) => {
		const faults = faultsOf(form);
		if (Object.keys(faults).length > 0) sending.refuse(faults);
		else void send(stage);
	};
	const last: Stage = form.way === "signed" ? "signed" : "submitted";
	const errors = { ...preview.errors, ...sending.errors };
	return (
		<Dialog
			width={1200}
			title={
				lease ? t("修改合同 {no} | Edit lease {no}", { no: lease.contractNo }) : t("签订长租 | New lease")
			}
			onClose={close}
			guarded
			footer={[
				<Button key="cancel" onClick={close}>
					{t("取消 | Cancel")}
				</Button>,
				!lease && (
					<Button key="draft" disabled={sending.busy} onClick={() => save("draft")}>
						{t("存为草稿 | Save as draft")}
					</Button>
				),
				<Button key="last" type="primary" loading={sending.busy} onClick={() => save(last)}>
					{lease || last === "signed" ? t("保存 | Save") : t("提交 | Submit")}
				</Button>,
			]}
		>
			<DialogDraftNote />
			<Problem text={sending.problem} />
			<Taken taken={hold.taken} problem={hold.problem} choose={(unitId) => change({ unitId })} />
			<div className={look.halves}>
				<Flex vertical gap="middle">
					{SECTIONS.map(({ key, title, Part }) => (
						<Flex
							key={key}
							component="section"
							vertical
							gap="small"
							aria-label={t(title)}
							className={look.framed}
						>
							<h4>{t(title)}</h4>
							<Part
								form={form}
								endDate={endDate}
								preview={preview.answer}
								errors={errors}
								change={change}
								editing={lease !== undefined}
							/>
						</Flex>
					))}
				</Flex>
				<aside
					aria-label={t("账单预览 | Preview of the bills")}
					className={look.framed}
					style={{ position: "sticky", top: 0, maxHeight: "100vh", overflowY: "auto" }}
				>
					<Preview preview={preview} />
				</aside>
			</div>
		</Dialog>
	);
}

function firstForm({ unitId, from, viewing }: DialogProps<"lease">["dialog"]): Form {
	return {
		...blankForm(from ?? businessDate()),
		unitId,
		name: viewing?.name ?? "",
		phone: viewing?.phone ?? "",
	};
}
