/** Logging out by one's own will, after a question. */
import type { NavigateFunction } from "react-router";
import { forgetStrip } from "@/engine/navigation/tab-strip";
import { ask, toast } from "@/kit/notice";
import { logout } from "@/kit/session";
import { t } from "@/kit/text";

export async function leave(navigate: NavigateFunction): Promise<void> {
	const sure = await ask({
		title: t("提示 | Please confirm"),
		content: t("真的要注销登录吗？ | Are you sure to log out?"),
	});
	if (!sure) return;
	const failure = await logout();
	if (failure) toast("error", failure.message);
	forgetStrip();
	navigate("/user/login", { replace: true });
}
