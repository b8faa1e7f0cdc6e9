/** The whole text of an agreement in force, with its version. */
import Modal from "antd/es/modal";
import { AgreementText } from "./AgreementText";
import { useAgreementText } from "./useAgreementText";
import type { AgreementName } from "./useWays";

export default function AgreementDialog({
	kind,
	onClose,
}: {
	kind: AgreementName["kind"];
	onClose: () => void;
}) {
	const shown = useAgreementText(kind);
	return (
		<Modal open width={720} footer={null} title={shown.text?.title ?? " "} onCancel={onClose}>
			<AgreementText shown={shown} />
		</Modal>
	);
}
