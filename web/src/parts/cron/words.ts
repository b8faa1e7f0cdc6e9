/** What the cron editor says, to the letter, wherever it is said. */
import type { Pair } from "@/kit/text";

export const TITLE: Pair = "cron表达式 | Cron expression";
export const NO_RUNS: Pair = "无执行时间 | No run times";
export const FIRST_PREVIEW: Pair = "执行预览，会忽略年份参数 | Preview of the runs; the year is ignored";
export const ONE_OF_BOTH: Pair = "日和周只能设置其中之一 | day and week can only set one of them";
