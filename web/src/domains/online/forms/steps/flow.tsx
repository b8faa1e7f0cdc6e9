/** The process of a draft: its states as they are, and where each step leads from one to another. */
import Flex from "antd/es/flex";
import Tag from "antd/es/tag";
import type { ActionDialogProps } from "@/engine/actions";
import { locale, localize, t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Problem } from "@/parts/dialog/Problem";
import { EmptyBox } from "@/parts/EmptyBox";
import { Waiting } from "@/parts/Waiting";
import { namedChoices } from "../design/process";
import { StepPlace } from "../design/StepPlace";
import { useDraftForm } from "../design/useDraftForm";

export default function FlowOfForm({
	rows: [row],
	title = t("流程 | Process"),
	onClose,
}: ActionDialogProps<"online/cgform">) {
	const draft = useDraftForm(row?.id ?? "");
	const names = namedChoices(draft.states, locale());
	return (
		<Dialog title={`${title} · ${localize(row?.title)}`} width={760} onClose={() => onClose(true)} sizable>
			<Problem text={draft.problem} />
			{draft.form ? (
				<Flex vertical gap="small">
					<div>
						{draft.states.map(({ id, colour, initial }, at) => (
							<Tag key={id} color={colour ?? "default"} bordered={initial ?? false}>
								{names[at]?.label}
							</Tag>
						))}
					</div>
					{draft.steps.map((step) => (
						<StepPlace key={step.id} step={step} draft={draft} />
					))}
					{draft.steps.length === 0 && (
						<EmptyBox title={t("先在表单里添加状态和步骤 | Add states and steps in the form first")} />
					)}
				</Flex>
			) : (
				!draft.problem && <Waiting />
			)}
		</Dialog>
	);
}
