/** The window's title: page, separator, platform; on the home page the platform alone; before it, what waits unread. */
import { useEffect } from "react";
import { writeStored } from "@/kit/store";
import { t } from "@/kit/text";
import { useAllUnread } from "@/kit/unread";

export const PLATFORM = () => t("管家 | Guanjia");

export function wholeTitle(title: string | null, isHome: boolean, platform: string): string {
	return title && !isHome ? `${title} - ${platform}` : platform;
}

export function usePageTitle(title: string | null, isHome: boolean): void {
	const unread = useAllUnread();
	const whole = wholeTitle(title, isHome, PLATFORM());
	useEffect(() => {
		document.title = unread > 0 ? `(${unread}) ${whole}` : whole;
		writeStored("PAGE_TITLE", whole);
	}, [whole, unread]);
}
