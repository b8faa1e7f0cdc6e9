/** The keys of a list. */
import Modal from "antd/es/modal";
import { t } from "@/kit/text";
import styles from "./KeysHelp.module.css";
import { LIST_KEYS } from "./keys";

export default function KeysHelp({ onClose }: { onClose: () => void }) {
	return (
		<Modal open title={t("快捷键 | Keys")} onCancel={onClose} footer={null} width={560}>
			<dl className={styles.keys}>
				{LIST_KEYS.map(({ keys, words }) => (
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
		</Modal>
	);
}
