/** A newer version of an agreement is in force: it is accepted before anything else goes on, or one logs out. */
import Alert from "antd/es/alert";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { useState } from "react";
import { post } from "@/kit/http";
import { queryClient } from "@/kit/query";
import { fetchGrants, type Grants, logout } from "@/kit/session";
import { localize, t } from "@/kit/text";
import { failureOf } from "@/kit/transport";
import { Dialog } from "@/parts/dialog/Dialog";
import { AgreementText } from "./AgreementText";
import styles from "./Login.module.css";
import { useAgreementText } from "./useAgreementText";

type Waiting = NonNullable<Grants["agreements"]>;

export default function Reaccept({ waiting }: { waiting: Waiting }) {
	const [chosen, setChosen] = useState(0);
	const [busy, setBusy] = useState(false);
	const [told, setTold] = useState<string | null>(null);
	const shown = waiting[chosen] ?? waiting[0];
	const accept = async () => {
		setBusy(true);
		setTold(null);
		try {
			await post("/sys/agreement/accept", { ids: waiting.map((one) => one.id) }, { quiet: true });
		} catch (error) {
			setTold(localize(failureOf(error).message));
		}
		await fetchGrants().catch(() => undefined);
		void queryClient.invalidateQueries();
		setBusy(false);
	};
	if (!shown) return null;
	return (
		<Dialog
			width={720}
			title={t("协议已更新，请重新确认 | The agreements have changed; please accept them")}
			footer={[
				<Button key="leave" onClick={() => void logout()}>
					{t("不同意并退出 | Decline and log out")}
				</Button>,
				<Button key="accept" type="primary" loading={busy} onClick={() => void accept()}>
					{t("同意并继续 | Accept and go on")}
				</Button>,
			]}
		>
			{told && <Alert type="warning" showIcon title={told} />}
			<Flex
				gap="var(--ant-margin-md)"
				className={styles.tabs}
				role="tablist"
				aria-label={t("协议 | Agreements")}
			>
				{waiting.map((one, index) => (
					<button
						key={one.id}
						type="button"
						role="tab"
						aria-selected={one === shown}
						onClick={() => setChosen(index)}
					>
						{one.title}
					</button>
				))}
			</Flex>
			<Text kind={shown.kind} key={shown.id} />
		</Dialog>
	);
}

function Text({ kind }: { kind: "user" | "privacy" }) {
	return <AgreementText shown={useAgreementText(kind)} />;
}
