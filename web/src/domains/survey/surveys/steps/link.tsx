/** The public address of a survey, to be scanned or copied. */
import type { ActionDialogProps } from "@/engine/actions";
import { get } from "@/kit/http";
import { t } from "@/kit/text";
import { LinkDialog } from "@/parts/qr/LinkDialog";

export default function SurveyLink({ rows, onClose, title = t("链接 | Link") }: ActionDialogProps) {
	const id = rows[0]?.id ?? "";
	return (
		<LinkDialog
			title={title}
			of={["svy/survey", id]}
			read={(signal) => get("/svy/survey/link", { id }, { quiet: true, signal })}
			alt={t("问卷链接二维码 | QR code of the survey's link")}
			onClose={() => onClose(false)}
		/>
	);
}
