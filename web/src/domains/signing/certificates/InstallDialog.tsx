/** A certificate with its key that was issued by an authority: it is opened on the server and takes the place of the one in use. */
import UploadOutlined from "@ant-design/icons/es/icons/UploadOutlined";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Typography from "antd/es/typography";
import { useRef, useState } from "react";
import type { ActionDialogProps } from "@/engine/actions";
import { post } from "@/kit/http";
import { toast } from "@/kit/notice";
import { localize, t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Field } from "@/parts/dialog/Field";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import { dataAddressOf } from "../public/api";

const MOST_BYTES = 100_000;
const ENDINGS = ".p12,.pfx,application/x-pkcs12";

export default function InstallDialog({ onClose, title }: ActionDialogProps) {
	const sending = useSending();
	const [file, setFile] = useState<File | null>(null);
	const [password, setPassword] = useState("");
	const [wrong, setWrong] = useState<string | null>(null);
	const picker = useRef<HTMLInputElement>(null);
	const choose = (chosen: File) => {
		const large = chosen.size > MOST_BYTES;
		setWrong(large ? t("文件过大，不是证书文件 | Too large for a certificate") : null);
		setFile(large ? null : chosen);
	};
	const install = async () => {
		if (!file) return setWrong(t("请选择证书文件 | Choose the file of the certificate"));
		setWrong(null);
		const bundle = (await dataAddressOf(file)).replace(/^[^,]*,/, "");
		if (!(await sending.run(() => post("/sign/key/install", { bundle, password }, { quiet: true })))) return;
		toast("success", "证书已启用，之后的文件用它盖章 | In use: papers are sealed with it from now on");
		onClose(true);
	};
	const { errors } = sending;
	return (
		<Dialog
			title={title ?? t("启用外部证书 | Bring a certificate")}
			onClose={() => onClose(false)}
			onSubmit={() => void install()}
			submitText={t("启用 | Put in use")}
			busy={sending.busy}
			guarded
		>
			<Problem text={sending.problem} />
			<Flex vertical gap="middle">
				<Field
					label={t("证书文件 | File of the certificate")}
					required
					error={wrong ?? (errors.bundle ? localize(errors.bundle) : null)}
					hint={t(
						"PKCS#12 格式（.p12、.pfx），含私钥，用于签署内容 | PKCS#12 (.p12, .pfx) with its private key, made for signing content",
					)}
				>
					<input
						ref={picker}
						type="file"
						hidden
						accept={ENDINGS}
						aria-label={t("证书文件 | File of the certificate")}
						onChange={({ target: { files } }) => files?.[0] && choose(files[0])}
					/>
					<Flex>
						<Button icon={<UploadOutlined />} onClick={() => picker.current?.click()}>
							{file?.name ?? t("选择文件 | Choose a file")}
						</Button>
					</Flex>
				</Field>
				<Field
					label={t("证书密码 | Its password")}
					error={errors.password ? localize(errors.password) : null}
					hint={t("只用来打开证书，不会保存 | Only used to open it, never kept")}
				>
					<Input.Password
						autoComplete="off"
						value={password}
						aria-label={t("证书密码 | Its password")}
						onChange={({ target }) => setPassword(target.value)}
						onPressEnter={() => void install()}
					/>
				</Field>
				<Typography.Text type="secondary">
					{t(
						"启用后立即替换现有证书；此前盖章的文件仍可验真。 | It takes the place of the one in use at once. What was sealed before can still be verified.",
					)}
				</Typography.Text>
			</Flex>
		</Dialog>
	);
}
