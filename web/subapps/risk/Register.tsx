/** The matrix beside the list of the register; a cell of the matrix filters the list. */
import type { Shapes } from "@/app/subapp/contract";
import { useFilters, useText } from "../kit/host";
import { PortalList } from "../kit/PortalList";
import { useRead } from "../kit/useRead";
import { MatrixPicture } from "./MatrixPicture";

const ALIVE = "open,treating,watching";

export function Register() {
	const t = useText();
	const matrix = useRead<Shapes["Matrix"]>("/risk/register/matrix", "list/risk/register");
	const [said, change] = useFilters();
	const grid = said.get("grid") === "1";
	return (
		<>
			<h1>
				{t("风险管理 | Risks")}
				{matrix && (
					<small>
						{t("未关闭 {total} 项，逾期 {late} 项 | {total} not closed, {late} overdue", {
							total: matrix.total,
							late: matrix.overdue,
						})}
					</small>
				)}
			</h1>
			<div className="split" data-grid={grid}>
				{matrix && !grid && (
					<MatrixPicture
						cells={matrix.cells}
						isChosen={(cell) =>
							said.get("likelihood") === String(cell.likelihood) && said.get("impact") === String(cell.impact)
						}
						onChoose={(cell) =>
							change({
								likelihood: cell && String(cell.likelihood),
								impact: cell && String(cell.impact),
								state: ALIVE,
							})
						}
					/>
				)}
				<PortalList resource="risk/register" begin={`state=${ALIVE}`} />
			</div>
		</>
	);
}
