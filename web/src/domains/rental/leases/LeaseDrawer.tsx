/** A lease beside the board. */
import Drawer from "antd/es/drawer";
import { RecordWays } from "@/engine/record-extras";
import { t } from "@/kit/text";
import type { DialogProps } from "../board/Dialogs";
import { LeaseView } from "./LeaseView";
import { useLease } from "./useLease";

export default function LeaseDrawer({ dialog, close }: DialogProps<"leaseDetail">) {
	const { data: lease } = useLease(dialog.leaseId);
	return (
		<Drawer
			open
			size={680}
			title={lease ? `${lease.contractNo} ${lease.tenantName}` : t("长租合同 | Lease")}
			onClose={close}
			extra={lease && <RecordWays path="rental/lease" id={lease.id} name={lease.contractNo} />}
			loading={!lease}
		>
			{lease && <LeaseView lease={lease} />}
		</Drawer>
	);
}
