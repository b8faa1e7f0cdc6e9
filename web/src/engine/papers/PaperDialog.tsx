/** A paper as it will be printed; only the button prints it, and each print is a copy that the log counts. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import Button from "antd/es/button";
import Checkbox from "antd/es/checkbox";
import DatePicker from "antd/es/date-picker";
import Flex from "antd/es/flex";
import Segmented from "antd/es/segmented";
import dayjs from "dayjs";
import { useEffect, useState } from "react";
import { businessDate } from "@/kit/business-day";
import { post } from "@/kit/http";
import { locale, localize, t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import { Dialog } from "@/parts/dialog/Dialog";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import { PrintView, printPage } from "@/parts/print/PrintView";
import { Waiting } from "@/parts/Waiting";
import type { ActionDialogProps } from "../actions";
import { PaperView } from "./PaperView";
import type { PaperKind, PrintedPaper } from "./papers";

interface Props extends ActionDialogProps {
	papers: readonly PaperKind[];
}

export function PaperDialog({ rows: [row], papers: all, title, onClose }: Props) {
	const papers = all.filter(({ of }) => !of || (row && of(row)));
	const client = useQueryClient();
	const sending = useSending();
	const [call, choose] = useState(papers[0]?.call);
	const [day, setDay] = useState(() => businessDate());
	const [whole, setWhole] = useState(false);
	const [printed, setPrinted] = useState<PrintedPaper | null>(null);
	const chosen = papers.find((paper) => paper.call === call);
	const id = chosen?.ofDay ? day : (row?.id ?? "");
	const { data, error, refetch } = useQuery({
		queryKey: ["paper", call, id, locale()],
		queryFn: ({ signal }) => (call ? post(call, { id, preview: true }, { quiet: true, signal }) : null),
		gcTime: 0,
	});
	// What is printed must be on the page first, with the number of its copy.
	useEffect(() => {
		if (printed) printPage();
	}, [printed]);
	const paper = printed ?? data;
	const send = () =>
		sending.run(async () => {
			if (!call) return;
			setPrinted(await post(call, { id, whole }, { quiet: true }));
			void client.invalidateQueries({ queryKey: ["rows", "sys/printLog"] });
		});
	const change = (set: () => void) => {
		setPrinted(null);
		set();
	};
	return (
		<Dialog
			width={paper?.size === "80mm" ? 420 : 820}
			title={title ?? t("打印 | Print")}
			onClose={() => onClose(false)}
			footer={[
				<Button key="close" onClick={() => onClose(false)}>
					{t("关闭 | Close")}
				</Button>,
				<Button
					key="print"
					type="primary"
					loading={sending.busy}
					disabled={!paper}
					onClick={() => void send()}
				>
					{t("打印 | Print")}
				</Button>,
			]}
		>
			<Flex vertical gap="small">
				<Flex wrap gap="small" align="center">
					{papers.length > 1 && (
						<Segmented
							value={call ?? ""}
							options={papers.map((one) => ({ value: one.call, label: localize(one.title) }))}
							onChange={(value) => change(() => choose(papers.find((one) => one.call === value)?.call))}
						/>
					)}
					{chosen?.ofDay && (
						<DatePicker
							aria-label={t("日期 | Day")}
							allowClear={false}
							value={dayjs(day)}
							onChange={(value) => value && change(() => setDay(value.format("YYYY-MM-DD")))}
						/>
					)}
					{paper?.mayReveal && (
						<Checkbox checked={whole} onChange={({ target }) => change(() => setWhole(target.checked))}>
							{t("打印完整证件号 | Print id numbers in full")}
						</Checkbox>
					)}
				</Flex>
				<Problem text={sending.problem} />
				{error ? (
					<Broken error={error} retry={() => void refetch()} />
				) : paper ? (
					<PrintView size={paper.size} numbered={paper.size === "A4"}>
						<PaperView paper={paper} />
					</PrintView>
				) : (
					<Waiting />
				)}
			</Flex>
		</Dialog>
	);
}
