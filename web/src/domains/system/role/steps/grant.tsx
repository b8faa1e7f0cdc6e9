/** What a role may do, granted from its row or right after it was added. */
import type { ActionDialogProps } from "@/engine/actions";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { roleHolder } from "../../rights/api";
import { GrantTree } from "../../rights/GrantTree";

export default function GrantDialog({ rows, onClose }: ActionDialogProps<"sys/role">) {
	const [role] = rows;
	if (!role) return null;
	return (
		<Dialog
			width={720}
			title={t("授权：{name} | Rights of {name}", { name: role.roleName ?? "" })}
			onClose={() => onClose(false)}
			styles={{ body: { maxHeight: "75vh", overflow: "auto" } }}
			guarded
			sizable
		>
			<GrantTree holder={roleHolder(role.id)} mayChange />
		</Dialog>
	);
}
