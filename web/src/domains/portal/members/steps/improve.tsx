/** Makes a link by which one member completes their own data. */
import type { ActionDialogProps } from "@/engine/actions";
import { AskDetails } from "../../AskDetails";

const USUAL = ["mobile", "education", "degree", "party"];

export default function AskMember(props: ActionDialogProps) {
	return <AskDetails {...props} links="vip/improve" choices="member_own_field" usual={USUAL} />;
}
