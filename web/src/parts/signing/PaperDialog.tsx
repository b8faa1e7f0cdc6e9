/** The document of a record as it stands: page by page, by any of its templates, to be read, kept or printed. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Spin from "antd/es/spin";
import { useState } from "react";
import { saveBlob } from "@/kit/save-blob";
import { t } from "@/kit/text";
import { failureOf } from "@/kit/transport";
import { Dialog } from "../dialog/Dialog";
import { Problem } from "../dialog/Problem";
import { PdfPages } from "../pdf/PdfPages";
import { readPaper } from "./api";
import { TemplateSelect } from "./TemplateSelect";

const WIDTH = 820;

interface Props {
	/** What the domain declared: "lease", "lease_change", "settlement". */
	kind: string;
	id: string;
	/** The number that the document stands under. */
	no: string;
	title: string;
	onClose: () => void;
}

export default function PaperDialog({ kind, id, no, title, onClose }: Props) {
	const [templateId, choose] = useState<string>();
	const { data, error, isFetching } = useQuery({
		queryKey: ["paper", kind, id, templateId],
		queryFn: ({ signal }) => readPaper(kind, id, templateId, signal),
		placeholderData: keepPreviousData,
		retry: false,
		gcTime: 0,
	});
	const failure = error && failureOf(error);
	const shown = failure ? undefined : data;
	return (
		<Dialog
			width={WIDTH}
			title={`${title} · ${no}`}
			onClose={onClose}
			footer={[
				<Button key="close" onClick={onClose}>
					{t("关闭 | Close")}
				</Button>,
				<Button
					key="save"
					disabled={!shown}
					onClick={() => shown && saveBlob(new Blob([shown], TYPE), `${no}.pdf`)}
				>
					{t("下载 | Download")}
				</Button>,
				<Button key="print" type="primary" disabled={!shown} onClick={() => shown && print(shown)}>
					{t("打印 | Print")}
				</Button>,
			]}
			sizable
		>
			<Flex vertical gap="small" data-paper={no}>
				<Flex align="center" gap="small">
					<TemplateSelect kind={kind} id={id} value={templateId} onChange={choose} />
					{isFetching && <Spin size="small" />}
				</Flex>
				<Problem text={failure ? (failure.fields.templateId ?? failure.message) : null} />
				{shown && <PdfPages data={shown} />}
			</Flex>
		</Dialog>
	);
}

const TYPE = { type: "application/pdf" };

/** In a window of its own: the browser prints the file itself, not the page that shows it. */
function print(data: Uint8Array<ArrayBuffer>): void {
	const page = window.open(URL.createObjectURL(new Blob([data], TYPE)), "_blank");
	page?.addEventListener("load", () => page.print());
}
