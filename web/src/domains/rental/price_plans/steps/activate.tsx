/** A price plan before it counts: old and new of each night for the stay that is asked about, and what the unsold ones bring. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import Flex from "antd/es/flex";
import InputNumber from "antd/es/input-number";
import Segmented from "antd/es/segmented";
import { useState } from "react";
import type { ActionDialogProps } from "@/engine/actions";
import { postStep } from "@/kit/http";
import { localize, t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { Dialog } from "@/parts/dialog/Dialog";
import { Field } from "@/parts/dialog/Field";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import { Waiting } from "@/parts/Waiting";
import { previewPlan } from "../../api";
import styles from "../../orders/order.module.css";
import { PayerField } from "../../orders/PayerField";
import { DictSelect } from "../../orders/parts";
import { Outlook } from "../Outlook";

const HORIZONS = [14, 30, 60, 90];

export default function ActivateDialog({
	rows: [row],
	title,
	onClose,
}: ActionDialogProps<"rental/pricePlan">) {
	const [nights, setNights] = useState(Number(row?.nightsFrom ?? 1) || 1);
	const [channel, setChannel] = useState(String(row?.channels ?? "").split(",")[0] || "walk_in");
	const [days, setDays] = useState(30);
	const sending = useSending();
	const [companyId, setCompanyId] = useState(String(row?.companyId ?? ""));
	const stay = { nights, channel, companyId, days };
	const id = row?.id ?? "";
	const { data, error } = useQuery({
		queryKey: ["rental/pricePlan/preview", id, row?.rowVersion, stay, sending.failure],
		queryFn: ({ signal }) => previewPlan({ id, ...stay }, signal),
		placeholderData: keepPreviousData,
		refetchOnMount: "always",
		retry: false,
	});
	const activate = () =>
		sending.run(async () => {
			if (!data) return;
			const body = { id, version: row?.rowVersion ?? 0, ...stay, seen: data.seen };
			await postStep("rental/pricePlan", "activate", body, { quiet: true });
			onClose(true);
		}, "价格计划已生效 | The plan counts from now on");
	return (
		<Dialog
			width={880}
			title={`${title ?? ""} · ${row?.name ?? ""}`}
			onClose={() => onClose(false)}
			onSubmit={activate}
			submitText={t("确认生效 | Activate")}
			busy={sending.busy}
			disabled={!data}
			sizable
		>
			<Flex vertical gap="middle">
				<Problem text={sending.problem ?? problemOf(error)} />
				<div className={styles.grid}>
					<Field label={t("住几晚 | Nights of the stay")}>
						<InputNumber
							aria-label={t("住几晚 | Nights of the stay")}
							min={1}
							max={365}
							precision={0}
							value={nights}
							onChange={(value) => setNights(value ?? 1)}
							style={{ width: "100%" }}
						/>
					</Field>
					<Field label={t("渠道 | Channel")}>
						<DictSelect code="channel" label={t("渠道 | Channel")} value={channel} onChange={setChannel} />
					</Field>
					{(row?.companyId || row?.onAccount) && <PayerField value={companyId} onChange={setCompanyId} />}
				</div>
				<Segmented<number>
					aria-label={t("预览天数 | Days to look at")}
					value={days}
					onChange={setDays}
					options={HORIZONS.map((value) => ({ value, label: t("{n}天 | {n} days", { n: value }) }))}
				/>
				{data ? <Outlook outlook={data} /> : !error && <Waiting />}
			</Flex>
		</Dialog>
	);
}

function problemOf(error: unknown): string | null {
	if (!(error instanceof Failure)) return null;
	return localize(Object.values(error.fields)[0] ?? error.message);
}
