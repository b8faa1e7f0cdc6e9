/** How the shell looks and behaves, each choice at work at once. */
import Button from "antd/es/button";
import Drawer from "antd/es/drawer";
import { DEFAULTS } from "@/kit/settings";
import { t } from "@/kit/text";
import { chooseSettings } from "./roaming";
import { SettingItems } from "./SettingItems";

export default function SettingsDrawer({ onClose }: { onClose: () => void }) {
	return (
		<Drawer
			open
			title={t("系统设置 | Settings")}
			size={320}
			onClose={onClose}
			footer={<Button onClick={() => chooseSettings(DEFAULTS)}>{t("恢复默认 | Restore defaults")}</Button>}
		>
			<SettingItems />
		</Drawer>
	);
}
