/** What is to be done with a lease, and its paper. */
import { useDescribe } from "@/engine/describe";
import { StepBar } from "@/engine/process/StepBar";
import { t } from "@/kit/text";
import { PaperButton } from "@/parts/signing/PaperButton";
import type { LeaseDetail } from "./api";
import { useRereadLease } from "./useLease";

export function Signing({ lease }: { lease: LeaseDetail }) {
	const describe = useDescribe("rental/lease");
	const reread = useRereadLease();
	return (
		<>
			{describe && (
				<StepBar
					describe={describe}
					row={{ ...lease, rowVersion: lease.version }}
					onDone={() => reread(lease.id)}
				/>
			)}
			<div>
				<PaperButton
					kind="lease"
					id={lease.id}
					no={lease.contractNo}
					label={t("打印合同 | Print the lease")}
				/>
			</div>
		</>
	);
}
