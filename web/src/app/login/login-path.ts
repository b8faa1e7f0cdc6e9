/** Where login leads back to; only paths of our own are taken from the address. */
export const HOME = "/dashboard/analysis";

export function loginPath(back: string): string {
	const plain = back === "/" || back.startsWith("/user/") || back === HOME;
	return plain ? "/user/login" : `/user/login?redirect=${encodeURIComponent(back)}`;
}

export function backPath(search: string): string {
	const asked = new URLSearchParams(search).get("redirect");
	return asked && /^\/(?![/\\])/.test(asked) ? asked : HOME;
}
