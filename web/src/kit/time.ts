/** Moments as the business reads them: the time of Shanghai, wherever the window stands. */
const CLOCK = new Intl.DateTimeFormat("en-GB", {
	timeZone: "Asia/Shanghai",
	hour: "2-digit",
	minute: "2-digit",
	second: "2-digit",
	hour12: false,
});

/** "14:05:09" of a moment in milliseconds. */
export const clockTime = (moment: number): string => CLOCK.format(moment);

/** Wire times are Shanghai wall clock without a zone, whatever zone the device is set to. */
export function readTime(text: string): Date {
	return new Date(`${text.replace(" ", "T")}+08:00`);
}

export function writeTime(moment: Date): string {
	return new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");
}

export function minutesLeft(deadline: string | null, now: Date): number | null {
	return deadline ? Math.round((readTime(deadline).getTime() - now.getTime()) / 60_000) : null;
}
