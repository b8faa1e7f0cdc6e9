/** The whole text of an agreement in force, with its version. */
import { Dialog } from "@/parts/dialog/Dialog";
import { AgreementText } from "./AgreementText";
import { useAgreementText } from "./useAgreementText";
import type { AgreementName } from "./useLoginMethods";

export default function AgreementDialog({
	kind,
	onClose,
}: {
	kind: AgreementName["kind"];
	onClose: () => void;
}) {
	const shown = useAgreementText(kind);
	return (
		<Dialog width={720} title={shown.text?.title ?? " "} onClose={onClose}>
			<AgreementText shown={shown} />
		</Dialog>
	);
}
