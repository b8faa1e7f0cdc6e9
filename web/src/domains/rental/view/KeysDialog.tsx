/** The keys of the board. */
import Modal from "antd/es/modal";
import { t } from "@/kit/text";
import { KEY_LIST } from "../core/keyboard";
import type { DialogProps } from "./Dialogs";
import styles from "./table.module.css";

export default function KeysDialog({ close }: DialogProps<"keys">) {
	return (
		<Modal open title={t("快捷键 | Keys")} onCancel={close} footer={null} width={560}>
			<table className={styles.table}>
				<tbody>
					{KEY_LIST.map(([key, text]) => (
						<tr key={key}>
							<th scope="row">
								<kbd>{key}</kbd>
							</th>
							<td>{t(text)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</Modal>
	);
}
