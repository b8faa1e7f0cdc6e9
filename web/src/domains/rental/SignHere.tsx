/** Signing at the desk from a list: who is to sign, and a window for whoever signs here, with the clerk as their witness. */
import Flex from "antd/es/flex";
import Typography from "antd/es/typography";
import type { ActionDialogProps } from "@/engine/actions";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { SignPanel } from "@/parts/signing/SignPanel";

/** `kind` is that of the flow, `number` the column that people know the record by. */
export const signHereOf = (kind: string, number: string) =>
	function SignHere({ rows: [row], onClose }: ActionDialogProps) {
		if (!row) return null;
		return (
			<Dialog
				width={760}
				title={`${t("现场签署 | Sign here")} · ${row[number]}`}
				onClose={() => onClose(true)}
				sizable
			>
				<Flex vertical gap="middle">
					<Typography.Text type="secondary">
						{t(
							"签署人在本机打开的窗口中核验身份、阅读并签名，您作为见证人记入存证。 | Whoever signs proves who they are, reads and signs in the window that opens here; the evidence names you as the witness.",
						)}
					</Typography.Text>
					<SignPanel kind={kind} id={row.id} canStart />
				</Flex>
			</Dialog>
		);
	};
