/** A role demands the second step: it is set up before anything else goes on, or one logs out. */
import Button from "antd/es/button";
import { logout } from "@/kit/session";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { SetUp } from "./SetUp";

export default function FactorDue({ onDone }: { onDone: () => void }) {
	return (
		<Dialog
			width={480}
			title={t("您的角色要求两步验证，请先设置 | Your role demands two-step verification; set it up first")}
			footer={[
				<Button key="leave" onClick={() => void logout()}>
					{t("退出登录 | Log out")}
				</Button>,
			]}
		>
			<SetUp onDone={onDone} />
		</Dialog>
	);
}
