/** Money of stays (改价): those that are open, with what they cost and owe; their prices are changed here, with a reason. */
import { useDescribe } from "@/engine/describe";
import { ListView } from "@/engine/list/ListView";
import { useAddressState } from "@/engine/list/useListState";
import { t } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import { Waiting } from "@/parts/Waiting";
import { ORDERS } from "./steps";

export default function StayMoney() {
	const describe = useDescribe(ORDERS);
	const control = useAddressState();
	if (describe === undefined) return <Waiting />;
	if (!describe) return <EmptyBox title={t("没有查看权限 | No right to see this")} />;
	return (
		<ListView
			describe={{ ...describe, title: { zh: "订单改价", en: "Money of stays" } }}
			control={control}
			fixed={{ state: "reserved,confirmed,in_house" }}
		/>
	);
}
