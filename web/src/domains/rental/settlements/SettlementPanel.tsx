/** A settlement beside its list: where it stands, the statement, its steps, and the sheet that both sign. */
import Alert from "antd/es/alert";
import Descriptions from "antd/es/descriptions";
import Drawer from "antd/es/drawer";
import Flex from "antd/es/flex";
import Tabs from "antd/es/tabs";
import type { ReactNode } from "react";
import type { DetailViewProps } from "@/engine/actions";
import { useDescribe } from "@/engine/describe";
import { StepBar } from "@/engine/process/StepBar";
import { RecordWays, recordTabs } from "@/engine/record-extras";
import { useMay } from "@/kit/rights";
import { localize, t } from "@/kit/text";
import { PaperButton } from "@/parts/signing/PaperButton";
import { SignPanel } from "@/parts/signing/SignPanel";
import { FileLink } from "@/parts/upload/Shown";
import { WaitingRefunds } from "../cashier/WaitingRefunds";
import { useDictText } from "../orders/dict";
import { SETTLEMENTS, type Settlement } from "./api";
import { Reopened } from "./Reopened";
import { StatementTable } from "./StatementTable";
import { useSettlement } from "./useSettlement";

export default function SettlementPanel({ id, onClose }: DetailViewProps) {
	const { data, refetch } = useSettlement(id);
	const reread = () => void refetch();
	const more = data ? recordTabs({ path: SETTLEMENTS, id, name: data.no }) : [];
	const whole = data && <Whole settlement={data} reread={reread} />;
	return (
		<Drawer
			open
			size={680}
			title={data ? `${data.no} ${data.renterName}` : t("退租结算 | Settlement")}
			onClose={onClose}
			extra={data && <RecordWays path={SETTLEMENTS} id={id} name={data.no} />}
			loading={!data}
		>
			{more.length === 0 ? (
				whole
			) : (
				<Tabs items={[{ key: "settlement", label: t("结算单 | Statement"), children: whole }, ...more]} />
			)}
		</Drawer>
	);
}

function Whole({ settlement, reread }: { settlement: Settlement; reread: () => void }) {
	const describe = useDescribe(SETTLEMENTS);
	const state = useDictText("settlement_state");
	const kind = useDictText("settlement_kind");
	const method = useDictText("pay_method");
	const may = useMay();
	const facts: [string, ReactNode][] = [
		[t("状态 | State"), <b key="state">{state(settlement.state)}</b>],
		[t("合同 | Lease"), `${settlement.contractNo} · ${settlement.startDate} → ${settlement.endDate}`],
		[t("房源 | Unit"), settlement.unitTitle],
		[t("租客 | Tenant"), `${settlement.renterName} ${settlement.renterPhone}`],
		[t("离开 | Leaving"), `${settlement.form.leaveDate} · ${kind(settlement.form.kind)}`],
		[t("版次 | Revision"), settlement.revision],
	];
	if (settlement.scan)
		facts.push([
			t("签字扫描件 | Signed scan"),
			settlement.scan.split(",").map((path) => <FileLink key={path} path={path} />),
		]);
	if (settlement.checkedBy)
		facts.push([t("核对人 | Checked by"), `${settlement.checkedBy} ${settlement.signedOn ?? ""}`]);
	if (settlement.form.payeeAccount)
		facts.push([t("收款账户 | Account of the payee"), settlement.form.payeeAccount]);
	if (settlement.method) facts.push([t("退款方式 | Paid out by"), method(settlement.method)]);
	if (settlement.billNo) facts.push([t("结算账单 | Bill"), settlement.billNo]);
	return (
		<Flex vertical gap="middle" data-settlement={settlement.id} data-state={settlement.state}>
			<Descriptions
				size="small"
				column={{ xs: 1, sm: 2 }}
				items={facts.map(([label, children]) => ({ key: label, label, children }))}
			/>
			<Reopened settlement={settlement} />
			{settlement.fault && <Alert type="warning" showIcon title={localize(settlement.fault)} />}
			<WaitingRefunds refunds={settlement.waiting} changed={reread} />
			{describe && (
				<StepBar
					describe={describe}
					row={{ ...settlement, rowVersion: settlement.version }}
					onDone={reread}
				/>
			)}
			{byPhone(settlement) && (
				<SignPanel
					kind="settlement"
					id={settlement.id}
					canStart={settlement.state === "to_sign" && may("rental:settlement:sign")}
				/>
			)}
			<span>
				<PaperButton
					kind="settlement"
					id={settlement.id}
					no={settlement.no}
					label={t("打印结算单 | Print the statement")}
				/>
			</span>
			<StatementTable statement={settlement.statement} />
		</Flex>
	);
}

/** It waits for signatures on phones, or has got them there: on paper somebody checks the scan. */
function byPhone({ state, signedOn, checkedBy }: Settlement): boolean {
	return state === "to_sign" || Boolean(signedOn && !checkedBy);
}
