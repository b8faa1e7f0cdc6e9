/** Gives a stay of the unassigned queue a unit: up to three proposals with the reason, or any other unit; the same act as dragging. */

import { useQuery } from "@tanstack/react-query";
import Radio from "antd/es/radio";
import Typography from "antd/es/typography";
import { useState } from "react";
import { t } from "@/kit/text";
import { Field } from "@/parts/dialog/Field";
import { actOnOrder, type Fit, readBestFit } from "../../api";
import { typePair } from "../../board/model/unit-type";
import { sumText } from "../../cashier/money";
import { Overbook } from "../Overbook";
import styles from "../order.module.css";
import { type Mode, PriceMode } from "../PriceMode";
import { UnitDialog, useUnitStep } from "../UnitDialog";
import { forNights, UnitSelect } from "../UnitSelect";
import { type OpenStep, withOrder } from "../withOrder";

function useFits(orderId: string) {
	return useQuery({
		queryKey: ["rental/order/bestFit", orderId],
		queryFn: () => readBestFit(orderId),
		staleTime: 0,
		gcTime: 0,
		retry: false,
	});
}

export default withOrder(function Assign(step: OpenStep) {
	const { order } = step;
	const { choose, known, errors, failure, frame } = useUnitStep(step);
	const fits = useFits(order.id);
	const [priceMode, setPriceMode] = useState<Mode>("keep");
	const [overbookReason, setOverbookReason] = useState("");
	const unitId = frame.unitId ?? fits.data?.[0]?.unitId ?? null;
	const act = (unitId: string) => {
		const reason = overbookReason.trim() ? { overbookReason: overbookReason.trim() } : {};
		return actOnOrder("assign", { ...known, unitId, priceMode, ...reason });
	};
	return (
		<UnitDialog {...frame} unitId={unitId} act={act} done="已排房 | Unit assigned">
			<div className={styles.grid}>
				<Field wide label={t("待排 | Waits for")}>
					<b>
						{order.unitType ? t(typePair(order.unitType)) : "—"} · {order.checkIn} → {order.checkOut}
					</b>
				</Field>
				<Field wide label={t("建议 | Best fit")} error={errors.unitId}>
					<Proposals fits={fits.data ?? []} looking={fits.isFetching} value={unitId} onChange={choose} />
				</Field>
				<Field wide label={t("或指定其他房间 | Or another unit")}>
					<UnitSelect value={unitId} accepts={forNights} onChange={choose} />
				</Field>
				<PriceMode
					kept={order.money.total}
					there={fits.data?.find((one) => one.unitId === unitId)?.total}
					value={priceMode}
					onChange={setPriceMode}
				/>
				<Overbook failure={failure} value={overbookReason} onChange={setOverbookReason} />
			</div>
		</UnitDialog>
	);
});

interface ProposalsProps {
	fits: Fit[];
	looking: boolean;
	value: string | null;
	onChange: (unitId: string) => void;
}

function Proposals({ fits, looking, value, onChange }: ProposalsProps) {
	if (fits.length === 0)
		return (
			<Typography.Text type="secondary">
				{looking
					? t("查找中… | Searching…")
					: t("这几晚没有空房可排，请先腾房或换户型 | No unit is free for these nights; move a stay first")}
			</Typography.Text>
		);
	return (
		<Radio.Group
			vertical
			aria-label={t("建议 | Best fit")}
			value={value}
			onChange={(event) => onChange(event.target.value as string)}
		>
			{fits.map((fit) => (
				<Radio key={fit.unitId} value={fit.unitId} data-fit={fit.unitId}>
					<b>{fit.title}</b> {sumText(fit.total)}
					<Typography.Text type="secondary">{fit.reason}</Typography.Text>
				</Radio>
			))}
		</Radio.Group>
	);
}
