/** Which addresses lead out of the portal: those with http or https in front. */
export const isExternal = (address: string | null | undefined): boolean =>
	/^https?:\/\//i.test(address ?? "");
