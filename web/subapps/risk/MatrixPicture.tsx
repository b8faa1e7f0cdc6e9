/** The matrix of likelihood and impact, worst corner top right; each cell is a button that filters the list. */
import type { Shapes } from "@/app/subapp/contract";
import { useText } from "../kit/host";
import { useDict } from "../kit/useDict";

type Cell = Shapes["Cell"];

const STEPS = [5, 4, 3, 2, 1];

interface Props {
	cells: Cell[];
	isChosen: (cell: Cell) => boolean;
	onChoose: (cell: Cell | null) => void;
}

export function MatrixPicture({ cells, isChosen, onChoose }: Props) {
	const t = useText();
	const levels = useDict("hazard_level");
	const at = (likelihood: number, impact: number) =>
		cells.find((cell) => cell.likelihood === likelihood && cell.impact === impact);
	return (
		<section className="matrix" aria-label={t("风险矩阵 | Risk matrix")}>
			<div className="grid">
				<span className="axis up">{t("可能性 → | Likelihood →")}</span>
				{STEPS.map((likelihood) => (
					<div className="row" key={likelihood}>
						<span className="step">{likelihood}</span>
						{STEPS.toReversed().map((impact) => {
							const cell = at(likelihood, impact);
							if (!cell) return null;
							const level = levels.find((one) => one.value === cell.level)?.label ?? cell.level;
							return (
								<button
									key={impact}
									type="button"
									className="cell"
									data-level={cell.level}
									data-cell={`${likelihood}-${impact}`}
									aria-pressed={isChosen(cell)}
									aria-label={t(
										"可能性 {a}，影响 {b}，{level}：{n} 项 | Likelihood {a}, impact {b}, {level}: {n}",
										{
											a: likelihood,
											b: impact,
											level,
											n: cell.count,
										},
									)}
									onClick={() => onChoose(isChosen(cell) ? null : cell)}
								>
									{cell.count || ""}
								</button>
							);
						})}
					</div>
				))}
				<div className="row steps">
					<span className="step" />
					{STEPS.toReversed().map((impact) => (
						<span className="step" key={impact}>
							{impact}
						</span>
					))}
				</div>
				<span className="axis">{t("影响 → | Impact →")}</span>
			</div>
			<ul className="legend">
				{levels.map((level) => (
					<li key={level.value}>
						<i data-level={level.value} />
						{level.label}
					</li>
				))}
			</ul>
		</section>
	);
}
