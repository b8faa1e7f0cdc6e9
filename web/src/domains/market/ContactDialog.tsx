/** Whom to call: shown only after both sides accepted, which the server decides at every opening. */
import Descriptions from "antd/es/descriptions";
import type { Shapes } from "@/gen/api";
import { localize, t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Problem } from "@/parts/dialog/Problem";
import { Waiting } from "@/parts/Waiting";

export interface Side {
	label: string;
	contact: Shapes["SeenContact"];
}

export function ContactDialog({
	title,
	sides,
	failure,
	onClose,
}: {
	title: string;
	sides: Side[] | undefined;
	failure: unknown;
	onClose: () => void;
}) {
	return (
		<Dialog title={title} onClose={onClose} footer={null}>
			{failure instanceof Error && <Problem text={localize(failure.message)} />}
			{!sides && !failure && <Waiting />}
			{sides?.map(({ label, contact }) => (
				<Descriptions
					key={label}
					title={label}
					column={1}
					items={[
						{ key: "name", label: t("联系人 | Contact"), children: contact.name },
						{ key: "phone", label: t("联系电话 | Phone"), children: contact.phone },
					]}
				/>
			))}
		</Dialog>
	);
}
