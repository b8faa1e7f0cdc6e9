/** Whom to call about the post that was asked about. */
import { useQuery } from "@tanstack/react-query";
import type { ActionDialogProps } from "@/engine/actions";
import { get } from "@/kit/http";
import { t } from "@/kit/text";
import { ContactDialog } from "../../ContactDialog";

export default function RequestContact({
	rows: [row],
	title = t("联系方式 | Contact"),
	onClose,
}: ActionDialogProps<"sd/contactRequest">) {
	const id = row?.id ?? "";
	const { data, error } = useQuery({
		queryKey: ["row", "sd/contactRequest", id, "contact"],
		queryFn: ({ signal }) => get("/sd/contactRequest/contact", { id }, { quiet: true, signal }),
		retry: false,
	});
	const sides = data && [{ label: t("发布方 | Owner of the post"), contact: data }];
	return <ContactDialog title={title} sides={sides} failure={error} onClose={() => onClose(false)} />;
}
