/** How the portal looks for me: the items of the settings drawer, in a page; they follow me to other computers. */

import { t } from "@/kit/text";
import styles from "./account.module.css";
import { SettingItems } from "./appearance/SettingItems";

export default function Custom() {
	return (
		<div className={styles.form}>
			<p className={styles.quiet}>
				{t(
					"随账号保存，在其他电脑登录后同样生效。 | Kept with your account: they hold on other computers too.",
				)}
			</p>
			<SettingItems />
		</div>
	);
}
