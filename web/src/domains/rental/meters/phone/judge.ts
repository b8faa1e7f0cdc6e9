/** What a value read from a meter comes to, told without a network as the server tells it: what it cannot be, and what is odd. */
import type { Shapes } from "@/gen/api";
import { type Pair, t } from "@/kit/text";

export type Reading = Shapes["ReadingCard"];

const ROLLS_ABOVE = 0.9;
const ODD_TIMES = 3;
const MEAN_OF = 3;
const LONGEST_GAP = 40;
const DAY_MS = 86_400_000;
const WRITTEN = /^\d{1,9}(\.\d{1,3})?$/;

type Dial = Pick<Reading, "digits" | "factor" | "lastValue">;

const endOf = ({ digits }: Dial): number => 10 ** digits;

/** A meter starts at nought again only behind the last tenth of what it can show. */
export const mayRoll = (dial: Dial): boolean => Number(dial.lastValue) > ROLLS_ABOVE * endOf(dial);

/** Why a value cannot be; nothing where it can. */
export function faultOf(dial: Dial, text: string, rolled: boolean): Pair | null {
	if (!WRITTEN.test(text)) return "请输入读数，最多三位小数 | Enter the reading, at most three decimals";
	const [value, last] = [Number(text), Number(dial.lastValue)];
	if (value >= endOf(dial)) return "超出该表的位数 | More than this meter can show";
	if (rolled && value >= last)
		return "读数不小于上次，没有归零 | Not below the last reading; it did not go through nought";
	if (value >= last || rolled) return null;
	return mayRoll(dial)
		? "小于上次读数；如表已归零，请勾选 | Below the last reading; tick if it went through nought"
		: "小于上次读数 | Below the last reading";
}

/** In units, to the thousandth. */
export function usageOf(dial: Dial, text: string, rolled: boolean): number {
	const shown = rolled
		? endOf(dial) - Number(dial.lastValue) + Number(text)
		: Number(text) - Number(dial.lastValue);
	return Math.round(shown * Number(dial.factor) * 1000) / 1000;
}

/** The mean of the last usages; nothing where there was none. */
export function meanOf({ usages }: Pick<Reading, "usages">): number | null {
	if (usages.length === 0) return null;
	const sum = usages.reduce((total, one) => total + Number(one), 0);
	return Math.round((sum / usages.length) * 1000) / 1000;
}

const daysBetween = (from: string, to: string): number =>
	Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

interface Seen {
	rolled?: boolean;
	/** Whether it has a photo. */
	photo?: boolean;
}

/** What is odd about a usage, in words; none of it stands in the way. What is odd about the value is better shown by a photo. */
export function oddities(
	reading: Reading,
	usage: number,
	{ rolled = false, photo = true }: Seen = {},
): string[] {
	const mean = reading.usages.length === MEAN_OF ? (meanOf(reading) ?? 0) : 0;
	const said = { usage, mean };
	const odd = [
		...(mean > 0 && usage > ODD_TIMES * mean
			? [t("用量 {usage}，超过平均 {mean} 的 3 倍 | {usage} used, more than 3 × the mean {mean}", said)]
			: []),
		...(usage > 0 && usage * ODD_TIMES < mean
			? [t("用量 {usage}，不到平均 {mean} 的 1/3 | {usage} used, less than a third of the mean {mean}", said)]
			: []),
		...(usage === 0 && reading.livedIn ? [t("有人居住但用量为 0 | Lived in, and nothing used")] : []),
		...(rolled ? [t("表已归零，请再看一眼 | It went through nought: look once more")] : []),
	];
	const days = reading.since ? daysBetween(reading.since, reading.readDate) : 0;
	return [
		...odd,
		...(days > LONGEST_GAP ? [t("距上次抄表 {days} 天 | {days} days since the last reading", { days })] : []),
		...(odd.length > 0 && !photo ? [t("读数异常，请拍照 | The value is odd: take a photo of it")] : []),
	];
}
