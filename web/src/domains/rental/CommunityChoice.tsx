/** The choice of a community above a report; all of them where that may be. */
import { useSource } from "@/engine/kinds/options";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { SearchSelect } from "@/parts/picker/SearchSelect";

const COMMUNITIES = { path: "rental/community", store: "" };

interface Props {
	/** Empty: all, or none yet. */
	value: string;
	choose: (id: string) => void;
	/** One has to be chosen. */
	one?: boolean;
}

export function CommunityChoice({ value, choose, one = false }: Props) {
	return (
		<span className={look.choice}>
			<SearchSelect
				label={t("小区 | Community")}
				empty={one ? undefined : t("全部小区 | All communities")}
				source={useSource(COMMUNITIES)}
				value={value ? [value] : []}
				onChange={([chosen]) => choose(chosen ?? "")}
			/>
		</span>
	);
}
