/** Each person has a colour of their own, the same on every screen. */
const COLOURS = ["#2567b5", "#8a4bc2", "#0f7d7d", "#a8560d", "#b03060", "#3f7a1f"];

export function colourOf(name: string): string {
	const sum = [...name].reduce((all, letter) => all + (letter.codePointAt(0) ?? 0), 0);
	return COLOURS[sum % COLOURS.length] as string;
}
