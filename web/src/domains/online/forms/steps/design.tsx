/** Lays out the form of a draft: the order of its fields, sections, widths and conditions, beside what people will see. */
import Flex from "antd/es/flex";
import Segmented from "antd/es/segmented";
import type { ActionDialogProps } from "@/engine/actions";
import { useDict } from "@/kit/dict";
import { localize, t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Problem } from "@/parts/dialog/Problem";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { FieldPlace } from "../design/FieldPlace";
import { Preview } from "../design/Preview";
import { useDraftForm } from "../design/useDraftForm";

export default function DesignForm({
	rows: [row],
	title = t("布局与联动 | Lay out"),
	onClose,
}: ActionDialogProps<"online/cgform">) {
	const draft = useDraftForm(row?.id ?? "");
	const layouts = useDict("onl_form_layout");
	return (
		<Dialog title={`${title} · ${localize(row?.title)}`} width={1180} onClose={() => onClose(true)} sizable>
			<Problem text={draft.problem} />
			{draft.form ? (
				<div className={look.halves}>
					<Flex vertical gap="small">
						<Segmented
							aria-label={t("布局 | Layout")}
							value={draft.form.layout}
							options={layouts.map(({ value, text }) => ({ value, label: text }))}
							onChange={(layout) => draft.setForm({ layout })}
						/>
						{draft.fields.map((field, at) => (
							<FieldPlace
								key={field.id}
								field={field}
								above={draft.fields.slice(0, at)}
								last={at === draft.fields.length - 1}
								draft={draft}
							/>
						))}
					</Flex>
					<Preview id={draft.form.id} stamp={draft.stamp} />
				</div>
			) : (
				!draft.problem && <Waiting />
			)}
		</Dialog>
	);
}
