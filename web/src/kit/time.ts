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
