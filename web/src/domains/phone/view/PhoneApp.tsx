/** The phone page's frame: theme, language, and which of its few pages is on screen. */
import { useEffect } from "react";
import { useToken, useUser } from "@/kit/session";
import { useDark } from "@/kit/settings";
import { useLocale } from "@/kit/text";
import { HOME, useAddress } from "../route";
import { BindPage } from "./BindPage";
import { Desk } from "./Desk";
import { LoginPage } from "./LoginPage";

export function PhoneApp() {
	const dark = useDark();
	const locale = useLocale();
	useEffect(() => {
		document.documentElement.dataset.theme = dark ? "dark" : "light";
		document.documentElement.style.colorScheme = dark ? "dark" : "light";
	}, [dark]);
	useEffect(() => {
		document.documentElement.lang = locale === "en" ? "en" : "zh-CN";
	}, [locale]);
	return (
		<div className="ph" key={locale}>
			<Page />
		</div>
	);
}

function Page() {
	const address = useAddress();
	const token = useToken();
	const user = useUser();
	const code = address.searchParams.get("t");
	if (address.pathname.endsWith("/bind") && code) return <BindPage code={code} />;
	if (!token || !user) return <LoginPage />;
	return (
		<Desk
			key={user.id}
			owner={user.id}
			orderId={address.pathname === HOME ? address.searchParams.get("order") : null}
		/>
	);
}
