/** A drawing of the server as the address of a picture; as a picture of its own it must say what it is. */
export function svgUrl(svg: string): string {
	const whole = svg.includes("xmlns=") ? svg : svg.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
	return `data:image/svg+xml,${encodeURIComponent(whole)}`;
}
