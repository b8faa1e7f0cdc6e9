/** The contacts of both sides of a match. */
import { useQuery } from "@tanstack/react-query";
import type { ActionDialogProps } from "@/engine/actions";
import { get } from "@/kit/http";
import { t } from "@/kit/text";
import { ContactDialog } from "../../ContactDialog";

export default function MatchContacts({
	rows: [row],
	title = t("双方联系方式 | Contacts"),
	onClose,
}: ActionDialogProps<"sd/match">) {
	const id = row?.id ?? "";
	const { data, error } = useQuery({
		queryKey: ["row", "sd/match", id, "contacts"],
		queryFn: ({ signal }) => get("/sd/match/contacts", { id }, { quiet: true, signal }),
		retry: false,
	});
	const sides = data && [
		{ label: t("供方 | Supply"), contact: data.supply },
		{ label: t("需方 | Demand"), contact: data.demand },
	];
	return <ContactDialog title={title} sides={sides} failure={error} onClose={() => onClose(false)} />;
}
