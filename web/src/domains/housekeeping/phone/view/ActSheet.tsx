/** The sheet in which she says more of an act. */
import type { ReactNode } from "react";
import type { HkOrder } from "@/domains/housekeeping/order";
import { ACTS, type Act } from "@/domains/housekeeping/phone/act";
import { t } from "@/kit/text";
import { Sheet } from "@/parts/phone/view/Sheet";

interface ActSheetProps {
	act: Act;
	order: HkOrder;
	close: () => void;
	children: ReactNode;
}

export function ActSheet({ act, order: { unitTitle: room }, ...rest }: ActSheetProps) {
	return <Sheet title={t("{act}：{room} | {act}: {room}", { act: t(ACTS[act].label), room })} {...rest} />;
}
