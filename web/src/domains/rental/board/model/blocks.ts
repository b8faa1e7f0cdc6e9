/** Data is fetched in blocks of thirty days and kept; this says which blocks a stretch of days still needs. */
export const BLOCK_DAYS = 30;

export interface DayRange {
	from: number;
	to: number;
}

export function blockOf(day: number): number {
	return Math.floor(day / BLOCK_DAYS);
}

/** The server answers at most 92 days at once. */
const MOST_DAYS = BLOCK_DAYS * 3;

/** Missing blocks for [from, to), neighbours joined into one request. */
export function missingRanges(have: ReadonlySet<number>, from: number, to: number): DayRange[] {
	const ranges: DayRange[] = [];
	for (let block = blockOf(from); block <= blockOf(to - 1); block += 1) {
		if (have.has(block)) continue;
		const start = block * BLOCK_DAYS;
		const last = ranges[ranges.length - 1];
		if (last && last.to === start && last.to - last.from < MOST_DAYS) last.to = start + BLOCK_DAYS;
		else ranges.push({ from: start, to: start + BLOCK_DAYS });
	}
	return ranges;
}

export function blocksIn(range: DayRange): number[] {
	const blocks: number[] = [];
	for (let block = blockOf(range.from); block <= blockOf(range.to - 1); block += 1) blocks.push(block);
	return blocks;
}
