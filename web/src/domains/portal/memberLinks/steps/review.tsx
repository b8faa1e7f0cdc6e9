/** What a member wrote beside what is known; staff take it over field by field. */
import type { ActionDialogProps } from "@/engine/actions";
import { ReviewLink } from "../../ReviewLink";

export default function ReviewMember(props: ActionDialogProps) {
	return <ReviewLink {...props} links="vip/improve" />;
}
