/** What a reminder says: as it would be sent now, or as it was; a letter can be printed. */
import { useQuery } from "@tanstack/react-query";
import Button from "antd/es/button";
import Typography from "antd/es/typography";
import type { ActionDialogProps } from "@/engine/actions";
import { get } from "@/kit/http";
import { t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import { Dialog } from "@/parts/dialog/Dialog";
import { PrintView, printPage } from "@/parts/print/PrintView";

export default function ReminderText({ rows, onClose }: ActionDialogProps) {
	const id = rows[0]?.id ?? "";
	const { data, error, refetch } = useQuery({
		queryKey: ["dunning/text", id],
		queryFn: ({ signal }) => get("/rental/dunning/text", { id }, { quiet: true, signal }),
		refetchOnMount: "always",
	});
	const close = () => onClose(false);
	return (
		<Dialog
			title={t("催缴内容 | Text of the reminder")}
			onClose={close}
			loading={!data && !error}
			footer={[
				<Button key="close" onClick={close}>
					{t("关闭 | Close")}
				</Button>,
				...(data?.way === "letter"
					? [
							<Button key="print" type="primary" onClick={printPage}>
								{t("打印 | Print")}
							</Button>,
						]
					: []),
			]}
		>
			{error && <Broken error={error} retry={() => void refetch()} />}
			{data && (
				<>
					<Typography.Text type="secondary">
						{t("收件人 {phone} | To {phone}", { phone: data.phone })}
					</Typography.Text>
					{data.way === "letter" ? (
						<PrintView>
							<h2>{t("催款函 | Letter of demand")}</h2>
							<p>{data.text}</p>
						</PrintView>
					) : (
						<p data-text>{data.text}</p>
					)}
				</>
			)}
		</Dialog>
	);
}
