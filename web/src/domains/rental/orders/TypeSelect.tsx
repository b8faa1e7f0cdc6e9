/** Chooses the type a stay is sold as when nobody has chosen a unit yet, with the places that are left in all its nights. */
import Select from "antd/es/select";
import { useMemo } from "react";
import { localize, t } from "@/kit/text";
import { dayOf } from "../board/model/day";
import { typesFor } from "../board/model/unassigned";
import { typePair } from "../board/model/unit-type";
import { useBoard, useBoardState } from "../board/state/board";

export interface TypePlace {
	communityId: string;
	unitType: string;
}

interface TypeSelectProps {
	value: TypePlace | null;
	from: string | null;
	to: string | null;
	onChange: (place: TypePlace) => void;
}

export function TypeSelect({ value, from, to, onChange }: TypeSelectProps) {
	const board = useBoard();
	const changes = useBoardState((state) => state.changes);
	const chosen = useBoardState((state) => state.communityId);
	// biome-ignore lint/correctness/useExhaustiveDependencies: changes stands for the model
	const options = useMemo(() => {
		const { model } = board;
		const first = from ? dayOf(from) : model.today;
		const last = to && from && to > from ? dayOf(to) : first + 1;
		return typesFor(model, chosen === "all" ? null : chosen, first, last).map((one) => ({
			value: `${one.communityId}/${one.unitType}`,
			label: [
				chosen === "all" ? model.communities.get(one.communityId)?.name : null,
				localize(typePair(one.unitType)),
				t("余 {n} | {n} left", { n: one.free }),
			]
				.filter(Boolean)
				.join(" · "),
		}));
	}, [board, changes, chosen, from, to]);
	return (
		<Select
			showSearch={{ optionFilterProp: "label" }}
			aria-label={t("户型 | Unit type")}
			value={value ? `${value.communityId}/${value.unitType}` : undefined}
			onChange={(key: string) => {
				const cut = key.indexOf("/");
				onChange({ communityId: key.slice(0, cut), unitType: key.slice(cut + 1) });
			}}
			options={options}
			placeholder={t("选择户型，稍后排房 | Choose a type, assign a unit later")}
			style={{ width: "100%" }}
		/>
	);
}
