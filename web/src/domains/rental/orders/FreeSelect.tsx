/** Chooses one of the units that are free for given nights, each with what those nights would cost there. */
import { useQuery } from "@tanstack/react-query";
import Select from "antd/es/select";
import { t } from "@/kit/text";
import { type Origin, readFree } from "../api";
import { sumText } from "../cashier/money";

interface FreeSelectProps {
	/** The unit that is being left: what is offered resembles it. */
	like: string;
	from: string;
	to: string;
	/** Of the stay that goes there. */
	origin: Origin;
	value: string | null;
	onChange: (unitId: string) => void;
}

export function useFree(like: string, from: string, to: string, origin: Origin) {
	return useQuery({
		queryKey: ["rental/free", like, from, to, origin.channel, origin.companyId],
		queryFn: () => readFree(from, to, like, origin),
		enabled: from < to,
		staleTime: 0,
		gcTime: 0,
	});
}

export function FreeSelect({ like, from, to, origin, value, onChange }: FreeSelectProps) {
	const free = useFree(like, from, to, origin);
	return (
		<Select
			showSearch={{ optionFilterProp: "label" }}
			aria-label={t("换到 | To unit")}
			value={value ?? undefined}
			onChange={onChange}
			loading={free.isFetching}
			options={(free.data ?? []).map((one) => ({
				value: one.unitId,
				label: `${one.title} · ${sumText(one.total ?? one.price)}`,
			}))}
			placeholder={t("选择空房 | Choose a free unit")}
			notFoundContent={
				free.isFetching ? t("查找中… | Searching…") : t("这几晚没有同类空房 | No such unit is free")
			}
			style={{ width: "100%" }}
		/>
	);
}
