/** The window's title: page, separator, platform; on the home page the platform alone. */
import { useEffect } from "react";
import { writeStored } from "@/kit/store";
import { t } from "@/kit/text";

export const PLATFORM = () => t("管家 | Guanjia");

export function usePageTitle(title: string | null, isHome: boolean): void {
	useEffect(() => {
		const whole = title && !isHome ? `${title} - ${PLATFORM()}` : PLATFORM();
		document.title = whole;
		writeStored("PAGE_TITLE", whole);
	}, [title, isHome]);
}
