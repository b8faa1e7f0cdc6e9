/** Makes a link by which one renter completes their own data. */
import type { ActionDialogProps } from "@/engine/actions";
import { AskDetails } from "../../AskDetails";

const USUAL = ["phone", "email", "emergencyName", "emergencyPhone"];

export default function AskRenter(props: ActionDialogProps) {
	return <AskDetails {...props} links="portal/improve" choices="improve_field" usual={USUAL} />;
}
