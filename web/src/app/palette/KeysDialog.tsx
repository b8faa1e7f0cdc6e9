/** The keys of the page on screen, then those that work everywhere. */

import type { KeyGroup } from "@/kit/keys";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import look from "@/parts/look.module.css";
import styles from "./KeysDialog.module.css";

export default function KeysDialog({ groups, onClose }: { groups: KeyGroup[]; onClose: () => void }) {
	return (
		<Dialog title={t("快捷键 | Keys")} onClose={onClose} width={groups.length > 1 ? 820 : 480}>
			<div className={styles.groups}>
				{groups.map((group) => (
					<section key={group.title} aria-label={t(group.title)}>
						<h3>{t(group.title)}</h3>
						<dl className={`${look.lined} ${styles.keys}`}>
							{group.lines.map(({ keys, words }) => (
								<div key={words}>
									<dt>
										{keys.map((key) => (
											<kbd key={key}>{key}</kbd>
										))}
									</dt>
									<dd>{t(words)}</dd>
								</div>
							))}
						</dl>
					</section>
				))}
			</div>
		</Dialog>
	);
}
