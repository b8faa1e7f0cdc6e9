/** The recovery codes, shown this once: to copy, or to keep as a file. */
import Alert from "antd/es/alert";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { toast } from "@/kit/notice";
import { saveBlob } from "@/kit/save-blob";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";

export function RecoveryCodes({ codes }: { codes: string[] }) {
	const text = codes.join("\n");
	const copy = () =>
		navigator.clipboard?.writeText(text).then(
			() => toast("success", "恢复码已复制 | The recovery codes were copied"),
			() => toast("warning", "无法复制，请下载 | They could not be copied; download them"),
		);
	const keep = () => saveBlob(new Blob([`${text}\n`], { type: "text/plain" }), "guanjia-recovery-codes.txt");
	return (
		<Flex vertical gap="middle">
			<Alert
				type="warning"
				showIcon
				title={t(
					"恢复码只显示这一次，请妥善保存；手机不在时每个可登录一次 | Shown this once: keep them safe; each lets you in once when your phone is not at hand",
				)}
			/>
			<ul className={look.halves} aria-label={t("恢复码 | Recovery codes")}>
				{codes.map((code) => (
					<li key={code}>
						<code>{code}</code>
					</li>
				))}
			</ul>
			<Flex gap="small" wrap>
				{navigator.clipboard && <Button onClick={() => void copy()}>{t("复制 | Copy")}</Button>}
				<Button onClick={keep}>{t("下载 | Download")}</Button>
			</Flex>
		</Flex>
	);
}
