/** How the portal looks for me: the items of the settings drawer, in a page; they follow me to other computers. */

import Flex from "antd/es/flex";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { SettingItems } from "./appearance/SettingItems";

export default function Custom() {
	return (
		<Flex vertical gap="middle" className={look.narrow}>
			<p className={look.quiet}>
				{t(
					"随账号保存，在其他电脑登录后同样生效。 | Kept with your account: they hold on other computers too.",
				)}
			</p>
			<SettingItems />
		</Flex>
	);
}
