/** The public address of a survey, to be scanned or copied. */
import { useQuery } from "@tanstack/react-query";
import Flex from "antd/es/flex";
import Typography from "antd/es/typography";
import type { ActionDialogProps } from "@/engine/actions";
import { get } from "@/kit/http";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { QrCode } from "@/parts/qr/QrCode";

export default function SurveyLink({ rows, onClose, title = t("链接 | Link") }: ActionDialogProps) {
	const id = rows[0]?.id ?? "";
	const { data, isError, refetch } = useQuery({
		queryKey: ["svy/survey/link", id],
		queryFn: () => get("/svy/survey/link", { id }, { quiet: true }),
	});
	return (
		<Dialog title={title} onClose={() => onClose(false)}>
			<Flex vertical align="center" gap="middle">
				<QrCode
					svg={data?.svg}
					state={data ? "ready" : isError ? "failed" : "loading"}
					alt={t("问卷链接二维码 | QR code of the survey's link")}
					onRenew={() => void refetch()}
				/>
				{data && (
					<Typography.Text copyable={{ text: data.url }} style={{ overflowWrap: "anywhere" }} data-link>
						{data.url}
					</Typography.Text>
				)}
			</Flex>
		</Dialog>
	);
}
