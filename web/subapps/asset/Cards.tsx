/** The kinds of assets as pictures, each of which filters the list of cards. */
import { useFilters, useText } from "../kit/host";
import { PortalList } from "../kit/PortalList";
import { useDict } from "../kit/useDict";

export function Cards() {
	const t = useText();
	const [said, change] = useFilters();
	return (
		<>
			<h1>{t("资产管理 | Assets")}</h1>
			{said.get("grid") !== "1" && (
				<Shelf
					chosen={said.get("category")?.split(",") ?? []}
					onChoose={(category) => change({ category })}
				/>
			)}
			<PortalList resource="asset/card" />
		</>
	);
}

interface ShelfProps {
	chosen: string[];
	onChoose: (category: string | null) => void;
}

function Shelf({ chosen, onChoose }: ShelfProps) {
	const t = useText();
	const categories = useDict("asset_category");
	return (
		<ul className="shelf" aria-label={t("类别 | Category")}>
			{categories.map(({ value, label }) => (
				<li key={value}>
					<button
						type="button"
						aria-pressed={chosen.includes(value)}
						data-category={value}
						onClick={() => onChoose(chosen.includes(value) ? null : value)}
					>
						<svg viewBox="0 0 48 48" aria-hidden="true">
							<path d={DRAWINGS[value] ?? DRAWINGS.other} />
						</svg>
						{label}
					</button>
				</li>
			))}
		</ul>
	);
}

const DRAWINGS: Readonly<Record<string, string>> = {
	furniture: "M8 30v-9a4 4 0 0 1 4-4h24a4 4 0 0 1 4 4v9M6 30h36v6H6zM10 36v5M38 36v5",
	appliance: "M7 13h34v13H7zM12 20h16M34 20h2M14 32q-3 3 0 7M24 32q-3 3 0 7M34 32q-3 3 0 7",
	it: "M8 9h32v22H8zM18 39h12M24 31v8M14 25l5-6 5 4 6-8",
	lock: "M13 22h22v18H13zM17 22v-6a7 7 0 0 1 14 0v6M24 29v5",
	tool: "M30 8a9 9 0 0 0-9 12L8 33a4 4 0 0 0 6 6l13-13a9 9 0 0 0 12-10l-5 5-5-1-1-5 5-5a9 9 0 0 0-3-2z",
	vehicle: "M6 30v-8l6-9h20l8 9v8zM13 30a4 4 0 1 0 .1 0M34 30a4 4 0 1 0 .1 0M22 13v9H8",
	other: "M24 6 41 15v18L24 42 7 33V15zM7 15l17 9 17-9M24 24v18",
};
