/** Signing from the list of leases: what is signed is read first. */
import type { ActionDialogProps } from "@/engine/actions";
import SignHere from "./SignHere";
import { useLease } from "./useLease";

export default function SignOfRow({ rows, onClose }: ActionDialogProps) {
	const { data } = useLease(rows[0]?.id ?? null);
	return data ? <SignHere lease={data} onClose={() => onClose(true)} /> : null;
}
