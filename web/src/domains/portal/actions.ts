/** What the lists of the portal, and those of renters and members for its sake, may run. */
import { type DialogFile, stepDialogs } from "@/engine/actions";

export const PORTAL_ACTIONS = stepDialogs(
	{
		renters: "rental/tenant",
		improve: "portal/improve",
		members: "vip/person",
		memberLinks: "vip/improve",
		displays: "portal/display",
		ads: "cms/ad",
	},
	import.meta.glob<DialogFile>("./*/steps/*.tsx"),
);
