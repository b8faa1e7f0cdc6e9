/** A change beside its list: where it stands, what is to be done with it, and both sides as they are signed. */
import Descriptions from "antd/es/descriptions";
import Drawer from "antd/es/drawer";
import Flex from "antd/es/flex";
import { useNavigate } from "react-router";
import type { DetailViewProps } from "@/engine/actions";
import { useDescribe } from "@/engine/describe";
import { StepBar } from "@/engine/process/StepBar";
import { RecordWays } from "@/engine/record-extras";
import { may } from "@/kit/rights";
import { t } from "@/kit/text";
import { fileUrl } from "@/kit/transport";
import look from "@/parts/look.module.css";
import { Moment } from "@/parts/Moment";
import { PaperButton } from "@/parts/signing/PaperButton";
import { SignPanel } from "@/parts/signing/SignPanel";
import { useDictText } from "../orders/dict";
import type { ChangeDetail } from "./api";
import { ChangePreview } from "./ChangePreview";
import { CHANGES, useChange } from "./useChanges";
import { kindText, stateText } from "./words";

export default function ChangePanel({ id, onClose }: DetailViewProps) {
	const { data: change, refetch } = useChange(id);
	const describe = useDescribe(CHANGES);
	return (
		<Drawer
			open
			size={760}
			title={change ? `${kindText(change.kind)} ${change.no}` : t("合同变更 | Change")}
			onClose={onClose}
			extra={change && <RecordWays path={CHANGES} id={change.id} name={change.no} />}
			loading={!change}
		>
			{change && (
				<Flex vertical gap="middle">
					<Facts change={change} />
					{describe && (
						<StepBar
							describe={describe}
							row={{ ...change, rowVersion: change.version }}
							onDone={() => void refetch()}
						/>
					)}
					{change.form === "electronic" && ["to_sign", "effective"].includes(change.state) && (
						<SignPanel
							kind="lease_change"
							id={change.id}
							canStart={change.state === "to_sign" && may("rental:leaseChange:sign")}
						/>
					)}
					<span>
						<PaperButton
							kind="lease_change"
							id={change.id}
							no={change.no}
							label={t("打印协议 | Print the agreement")}
						/>
					</span>
					{change.before && change.after && (
						<ChangePreview
							before={change.before}
							after={change.after}
							bills={change.bills}
							totalBefore={change.totalBefore ?? "0"}
							totalAfter={change.totalAfter ?? "0"}
							difference={change.difference}
						/>
					)}
				</Flex>
			)}
		</Drawer>
	);
}

function Facts({ change }: { change: ChangeDetail }) {
	const form = useDictText("lease_form");
	const facts = [
		[t("状态 | State"), stateText(change.state)],
		[
			t("合同 | Lease"),
			<LeaseLink key="lease" id={change.leaseId} no={`${change.contractNo} ${change.lesseeName}`} />,
		],
		[t("生效日期 | Effective"), change.effectiveDay],
		[t("签署方式 | Form"), form(change.form)],
		change.nextLeaseId && [
			t("新合同 | New lease"),
			<LeaseLink key="next" id={change.nextLeaseId} no={change.nextContractNo ?? ""} />,
		],
		change.holdUntil && [t("保留至 | Held until"), <Moment key="held" at={change.holdUntil} />],
		change.readingsOn && [t("交接抄表 | Meters read"), change.readingsOn],
		change.signedOn && [t("签署日期 | Signed on"), change.signedOn],
		change.checkedBy && [t("核对人 | Checked by"), change.checkedBy],
		change.scan && [t("签署件扫描 | Scan"), <Scans key="scan" paths={change.scan.split(",")} />],
		change.reason && [t("原因 | Reason"), change.reason],
	].filter((fact) => Array.isArray(fact));
	return (
		<Descriptions
			size="small"
			column={{ xs: 1, sm: 2 }}
			items={facts.map(([label, children]) => ({ key: String(label), label, children }))}
		/>
	);
}

function LeaseLink({ id, no }: { id: string; no: string }) {
	const navigate = useNavigate();
	return (
		<button type="button" className={look.link} onClick={() => navigate(`/rental/lease?open=${id}`)}>
			{no}
		</button>
	);
}

function Scans({ paths }: { paths: string[] }) {
	return (
		<Flex wrap gap="small">
			{paths.map((path, index) => (
				<a key={path} href={fileUrl(path)} target="_blank" rel="noreferrer">
					{t("第{n}份 | File {n}", { n: index + 1 })}
				</a>
			))}
		</Flex>
	);
}
