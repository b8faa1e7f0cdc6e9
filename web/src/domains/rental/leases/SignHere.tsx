/** The tenant reads what the lease says and signs on the tablet; the clerk who stands by is the witness. */
import Alert from "antd/es/alert";
import Button from "antd/es/button";
import Checkbox from "antd/es/checkbox";
import Descriptions from "antd/es/descriptions";
import Flex from "antd/es/flex";
import { useCallback, useEffect, useState } from "react";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import { SignaturePad } from "@/parts/signature/SignaturePad";
import { storeFile } from "@/parts/upload/sender";
import { showYuan } from "../cashier/money";
import { useDictText } from "../orders/dict";
import { type LeaseDetail, signLease } from "./api";
import styles from "./signing.module.css";
import { useKeepLease } from "./useLease";

const PURPOSE = "rental/lease.signature";
const PAD_HEIGHT = 220;

interface Props {
	lease: LeaseDetail;
	onClose: () => void;
}

export default function SignHere({ lease, onClose }: Props) {
	const keep = useKeepLease();
	const [agreed, setAgreed] = useState(false);
	const [picture, setPicture] = useState<File | null>(null);
	const shown = useAddress(picture);
	const sending = useSending();
	const label = t("{name}签名 | Signature of {name}", { name: lease.tenantName });
	const sign = async () => {
		if (!picture) return;
		const done = await sending.run(async () => {
			const { path } = await storeFile(picture, { biz: PURPOSE, kind: "image" });
			keep(await signLease(lease, path));
		});
		if (!done) return;
		toast("success", "合同已签署 | The lease is signed");
		onClose();
	};
	return (
		<Dialog
			width={760}
			title={`${t("现场签署 | Sign here")} · ${lease.contractNo}`}
			onClose={onClose}
			footer={[
				<Button key="close" onClick={onClose}>
					{t("取消 | Cancel")}
				</Button>,
				<Button
					key="sign"
					type="primary"
					disabled={!agreed || !picture}
					loading={sending.busy}
					onClick={() => void sign()}
				>
					{t("确认签署 | Confirm")}
				</Button>,
			]}
			sizable
		>
			<Flex vertical gap="middle">
				<Terms lease={lease} />
				<Checkbox checked={agreed} onChange={(event) => setAgreed(event.target.checked)}>
					{t("我已阅读并同意以上合同内容 | I have read the lease above and agree")}
				</Checkbox>
				<SignaturePad label={label} height={PAD_HEIGHT} value={shown} onSigned={setPicture} />
			</Flex>
			<Problem text={sending.problem ?? Object.values(sending.errors)[0]} />
		</Dialog>
	);
}

/** Seen before it is sent. */
function useAddress(picture: File | null): string | null {
	const [address, setAddress] = useState<string | null>(null);
	const show = useCallback(() => {
		if (!picture) return setAddress(null);
		const made = URL.createObjectURL(picture);
		setAddress(made);
		return () => URL.revokeObjectURL(made);
	}, [picture]);
	useEffect(show, [show]);
	return address;
}

function Terms({ lease }: { lease: LeaseDetail }) {
	const cycle = useDictText("pay_cycle");
	const facts: [string, string][] = [
		[t("出租方 | Lessor"), lease.lessor],
		[t("承租人 | Lessee"), `${lease.tenantName} ${lease.tenantPhone}`],
		[t("房源 | Unit"), lease.unitTitle],
		[t("租期 | Term"), `${lease.startDate} → ${lease.endDate}`],
		[t("月租 | Rent"), `¥${showYuan(lease.price)} · ${cycle(lease.payCycle)}`],
		[t("押金 | Deposit"), `¥${showYuan(lease.deposit)}`],
		[t("合同总额 | In all"), `¥${showYuan(lease.total)}`],
		[t("账单 | Bills"), String(lease.bills.length)],
	];
	return (
		<>
			<Descriptions
				size="small"
				column={{ xs: 1, sm: 2 }}
				items={facts.map(([label, children]) => ({ key: label, label, children }))}
			/>
			{lease.notes && <Alert role="note" type="info" className={styles.notes} title={lease.notes} />}
		</>
	);
}
