/** The public address of a survey, to be scanned or copied. */
import { useQuery } from "@tanstack/react-query";
import type { ActionDialogProps } from "@/engine/actions";
import { get } from "@/kit/http";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { LinkCode } from "@/parts/qr/LinkCode";

export default function SurveyLink({ rows, onClose, title = t("链接 | Link") }: ActionDialogProps) {
	const id = rows[0]?.id ?? "";
	const { data, isError, refetch } = useQuery({
		queryKey: ["svy/survey/link", id],
		queryFn: () => get("/svy/survey/link", { id }, { quiet: true }),
	});
	return (
		<Dialog title={title} onClose={() => onClose(false)}>
			<LinkCode
				link={data}
				failed={isError}
				alt={t("问卷链接二维码 | QR code of the survey's link")}
				onRenew={() => void refetch()}
			/>
		</Dialog>
	);
}
