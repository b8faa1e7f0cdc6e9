/** The figures of a house's months, as shares and sums. */
import type { Month } from "./wire";

/** Of 100 nights to let how many stood empty; null where there were none to let. */
export function vacancy({ places, taken, blocked }: Month): number | null {
	const toLet = places - blocked;
	return toLet > 0 ? Math.round(((toLet - taken) / toLet) * 100) : null;
}

export interface YearSums {
	income: number | null;
	vacancy: number | null;
	taken: number;
	blocked: number;
}

export function sumMonths(months: Month[]): YearSums {
	const sum = (pick: (month: Month) => number) => months.reduce((all, month) => all + pick(month), 0);
	const whole: Month = {
		month: "",
		places: sum((month) => month.places),
		taken: sum((month) => month.taken),
		blocked: sum((month) => month.blocked),
		income: null,
	};
	const known = months.every((month) => month.income !== null);
	return {
		income: known ? sum((month) => Number(month.income)) : null,
		vacancy: vacancy(whole),
		taken: whole.taken,
		blocked: whole.blocked,
	};
}
