/** Sets up the second factor: scan, type a code of the app, keep the recovery codes. */
import { useQuery } from "@tanstack/react-query";
import Alert from "antd/es/alert";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Form from "antd/es/form";
import Typography from "antd/es/typography";
import { useState } from "react";
import { localize, t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import { ChangeFlow } from "@/parts/change/ChangeFlow";
import { SentCode } from "@/parts/change/SentCode";
import { useSending } from "@/parts/dialog/useSending";
import look from "@/parts/look.module.css";
import { QrCode } from "@/parts/qr/QrCode";
import { Waiting } from "@/parts/Waiting";
import { confirmFactor, startFactor } from "../api";
import { RecoveryCodes } from "./RecoveryCodes";

/** One secret for each time that it is opened. */
const startQuery = {
	queryKey: ["secondFactorStart"],
	queryFn: startFactor,
	gcTime: 0,
	staleTime: Number.POSITIVE_INFINITY,
	retry: false,
	refetchOnWindowFocus: false,
	refetchOnReconnect: false,
};

export function SetUp({ onDone }: { onDone: () => void }) {
	const [codes, setCodes] = useState<string[] | null>(null);
	const { data, error, refetch } = useQuery({ ...startQuery, enabled: codes === null });
	if (!data) return error ? <Broken error={error} retry={() => void refetch()} /> : <Waiting />;
	return (
		<ChangeFlow
			steps={[t("验证器应用 | Authenticator app")]}
			at={codes ? 1 : 0}
			done={
				<Flex vertical gap="middle">
					<RecoveryCodes codes={codes ?? []} />
					<Button type="primary" block onClick={onDone}>
						{t("已保存，完成 | I have kept them; done")}
					</Button>
				</Flex>
			}
		>
			<Flex vertical align="center" gap="small">
				<p>
					{t(
						"用手机上的验证器应用扫描，再输入它显示的6位验证码 | Scan this with an authenticator app on your phone, then enter the 6 digits that it shows",
					)}
				</p>
				<QrCode svg={data.svg} state="ready" alt={t("两步验证二维码 | QR code of the second step")} />
				<p className={look.quiet}>
					{t("无法扫描？手动输入密钥： | Cannot scan? Type the key:")}{" "}
					<Typography.Text code copyable style={{ overflowWrap: "anywhere" }} data-secret>
						{data.secret}
					</Typography.Text>
				</p>
				<CodeForm onCodes={setCodes} />
			</Flex>
		</ChangeFlow>
	);
}

function CodeForm({ onCodes }: { onCodes: (codes: string[]) => void }) {
	const { busy, failure, run } = useSending();
	const confirm = ({ code }: { code: string }) =>
		run(async () => onCodes((await confirmFactor(code.trim())).codes));
	return (
		<Form<{ code: string }>
			layout="vertical"
			requiredMark={false}
			className={look.full ?? ""}
			onFinish={(typed) => void confirm(typed)}
		>
			{failure && <Alert type="error" showIcon title={localize(failure.message)} />}
			<SentCode />
			<Button type="primary" htmlType="submit" block loading={busy}>
				{t("开启 | Turn on")}
			</Button>
		</Form>
	);
}
