/** A drawing of the server as the address of a picture. */
export function svgUrl(svg: string): string {
	return `data:image/svg+xml;utf8,${encodeURIComponent(svg.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"'))}`;
}
