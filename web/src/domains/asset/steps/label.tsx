/** The labels that are stuck on things, to be printed: a QR code that opens the card, its number and its name. */
import { useQueries } from "@tanstack/react-query";
import Button from "antd/es/button";
import type { ActionDialogProps } from "@/engine/actions";
import type { Row } from "@/engine/describe";
import { get } from "@/kit/http";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { PrintView, printPage } from "@/parts/print/PrintView";
import { QrCode } from "@/parts/qr/QrCode";
import styles from "../labels.module.css";

const SIZE = 132;

export default function LabelsDialog({ rows, onClose, title = t("标签 | Labels") }: ActionDialogProps) {
	const labels = useQueries({ queries: rows.map(labelOf) });
	return (
		<Dialog
			width={640}
			title={title}
			onClose={() => onClose(false)}
			footer={
				<Button type="primary" disabled={labels.some(({ data }) => !data)} onClick={printPage}>
					{t("打印标签 | Print the labels")}
				</Button>
			}
		>
			<PrintView>
				<ul className={styles.labels}>
					{labels.map(({ data, isError, refetch }, index) => (
						<li key={rows[index]?.id}>
							<QrCode
								svg={data?.svg}
								state={data ? "ready" : isError ? "failed" : "loading"}
								alt={t("二维码 | QR code")}
								size={SIZE}
								onRenew={() => void refetch()}
							/>
							<b>{data?.code}</b>
							<span>{data?.name}</span>
						</li>
					))}
				</ul>
			</PrintView>
		</Dialog>
	);
}

const labelOf = ({ id }: Row) => ({
	queryKey: ["row", "asset/card", id, "label"],
	queryFn: ({ signal }: { signal: AbortSignal }) => get("/asset/card/label", { id }, { quiet: true, signal }),
});
