/** What a renter wrote beside what is known; staff take it over field by field. */
import type { ActionDialogProps } from "@/engine/actions";
import { ReviewLink } from "../../ReviewLink";

export default function ReviewRenter(props: ActionDialogProps) {
	return <ReviewLink {...props} links="portal/improve" />;
}
