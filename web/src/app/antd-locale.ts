/** Loads antd's and dayjs's own words for the chosen language; Chinese comes with the entry. */
import type { Locale as AntdLocale } from "antd/es/locale";
import zh from "antd/es/locale/zh_CN";
import dayjs from "dayjs";
import "dayjs/locale/zh-cn";
import { useEffect, useState } from "react";
import type { Locale } from "@/kit/text";

export function useAntdLocale(locale: Locale): AntdLocale | null {
	const [english, setEnglish] = useState<AntdLocale | null>(null);
	useEffect(() => {
		document.documentElement.lang = locale === "en" ? "en" : "zh-CN";
		dayjs.locale(locale === "en" ? "en" : "zh-cn");
		if (locale === "en" && !english) void import("antd/es/locale/en_US").then((it) => setEnglish(it.default));
	}, [locale, english]);
	return locale === "en" ? english : zh;
}
