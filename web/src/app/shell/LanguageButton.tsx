/** Changes between Chinese and English; its face says what one gets, in that language. */
import Button from "antd/es/button";
import { chooseLocale, useLocale } from "@/kit/text";

export function LanguageButton() {
	const english = useLocale() === "en";
	return (
		<Button
			type="text"
			lang={english ? "zh-CN" : "en"}
			aria-label={english ? "切换为中文" : "Switch to English"}
			onClick={() => chooseLocale(english ? "zh" : "en")}
		>
			{english ? "中" : "EN"}
		</Button>
	);
}
