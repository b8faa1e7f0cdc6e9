/** How a lease comes to be signed, here or elsewhere, what was signed, and its sheet on paper. */
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { lazy, Suspense, useState } from "react";
import process from "@/engine/process/process.module.css";
import { fileUrl } from "@/kit/http";
import { toast } from "@/kit/notice";
import { may } from "@/kit/rights";
import { momentText } from "@/kit/shown";
import { t } from "@/kit/text";
import { Problem } from "@/parts/dialog/Problem";
import { useNightSending } from "../order/parts";
import { actOnLease, type LeaseDetail } from "./api";
import own from "./signing.module.css";
import { useKeepLease } from "./useLease";

const SignHere = lazy(() => import("./SignHere"));
const LeaseSheet = lazy(() => import("./LeaseSheet"));

type Opened = "sign" | "sheet" | null;

export function Signing({ lease }: { lease: LeaseDetail }) {
	const [opened, setOpened] = useState<Opened>(null);
	const close = () => setOpened(null);
	return (
		<>
			{lease.signature && <Signed lease={lease} />}
			<Flex wrap gap="small" className={process.acts}>
				{lease.state === "to_sign" && <Ways lease={lease} signHere={() => setOpened("sign")} />}
				<Button onClick={() => setOpened("sheet")}>{t("打印合同 | Print the lease")}</Button>
			</Flex>
			<Suspense fallback={null}>
				{opened === "sign" && <SignHere lease={lease} onClose={close} />}
				{opened === "sheet" && <LeaseSheet lease={lease} onClose={close} />}
			</Suspense>
		</>
	);
}

function Ways({ lease, signHere }: { lease: LeaseDetail; signHere: () => void }) {
	const keep = useKeepLease();
	const sending = useNightSending();
	const allowed = may("rental:lease:sign");
	const record = () =>
		sending.run(async () => {
			keep(await actOnLease("sign", { id: lease.id, version: lease.version }));
			toast("success", "已登记签署 | Signing recorded");
		});
	return (
		<>
			<Problem text={sending.problem} />
			<Button type="primary" disabled={!allowed} onClick={signHere}>
				{t("现场签署 | Sign here")}
			</Button>
			<Button disabled={!allowed} loading={sending.busy} onClick={() => void record()}>
				{t("登记签署 | Record signing")}
			</Button>
		</>
	);
}

function Signed({ lease }: { lease: LeaseDetail }) {
	const at = momentText(lease.signedAt, "YYYY-MM-DD HH:mm");
	return (
		<figure className={own.signed}>
			<img
				src={fileUrl(lease.signature ?? "")}
				alt={t("{name}的签名 | Signature of {name}", { name: lease.tenantName })}
			/>
			<figcaption>
				{t("{at} 现场签署，见证人 {who} | Signed here {at}, witness {who}", { at, who: lease.witness ?? "" })}
			</figcaption>
		</figure>
	);
}
