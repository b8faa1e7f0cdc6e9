/** Which addresses may be shown inside a page: our own, and those of hosts that the settings name. */
import { isExternal } from "@/kit/address";

export function mayFrame(address: string, hosts: readonly string[], own: string = location.origin): boolean {
	if (!isExternal(address)) return false;
	try {
		const { origin } = new URL(address);
		return origin === own || hosts.includes(origin);
	} catch {
		return false;
	}
}
