/** How a lease comes to be signed, here or elsewhere, what was signed, and its sheet on paper. */
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { lazy, Suspense, useState } from "react";
import { useDescribe } from "@/engine/describe";
import process from "@/engine/process/process.module.css";
import { StepBar } from "@/engine/process/StepBar";
import { momentText } from "@/kit/format";
import { fileUrl } from "@/kit/http";
import { t } from "@/kit/text";
import type { LeaseDetail } from "./api";
import own from "./signing.module.css";
import { useRereadLease } from "./useLease";

const SignHere = lazy(() => import("./SignHere"));
const LeaseSheet = lazy(() => import("./LeaseSheet"));

type Opened = "sign" | "sheet" | null;

export function Signing({ lease }: { lease: LeaseDetail }) {
	const describe = useDescribe("rental/lease");
	const reread = useRereadLease();
	const [opened, setOpened] = useState<Opened>(null);
	const close = () => setOpened(null);
	return (
		<>
			{lease.signature && <Signed lease={lease} />}
			{describe && (
				<StepBar
					describe={describe}
					row={{ ...lease, rowVersion: lease.version }}
					onDone={() => reread(lease.id)}
				/>
			)}
			<Flex wrap gap="small" className={process.acts}>
				{lease.can.includes("sign") && (
					<Button onClick={() => setOpened("sign")}>{t("现场签署 | Sign here")}</Button>
				)}
				<Button onClick={() => setOpened("sheet")}>{t("打印合同 | Print the lease")}</Button>
			</Flex>
			<Suspense fallback={null}>
				{opened === "sign" && <SignHere lease={lease} onClose={close} />}
				{opened === "sheet" && <LeaseSheet lease={lease} onClose={close} />}
			</Suspense>
		</>
	);
}

function Signed({ lease }: { lease: LeaseDetail }) {
	const at = momentText(lease.signedAt, "YYYY-MM-DD HH:mm");
	return (
		<Flex component="figure" wrap align="center" gap="small" className={own.signed}>
			<img
				src={fileUrl(lease.signature ?? "")}
				alt={t("{name}的签名 | Signature of {name}", { name: lease.tenantName })}
			/>
			<figcaption>
				{t("{at} 现场签署，见证人 {who} | Signed here {at}, witness {who}", { at, who: lease.witness ?? "" })}
			</figcaption>
		</Flex>
	);
}
