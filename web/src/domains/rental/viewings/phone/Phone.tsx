/** The phone page of who shows units: signing in, today's viewings, those to come and what came of the last. */
import { useUser } from "@/kit/session";
import { Frame } from "@/parts/phone/view/Frame";
import { LoginPage } from "@/parts/phone/view/LoginPage";
import { ViewingsPage } from "./ViewingsPage";
import { HOME, ROW_SOURCE } from "./view-model";

export function ViewingsPhone({ signedIn }: { signedIn: boolean }) {
	const user = useUser();
	if (!signedIn || !user) return <LoginPage title="管家 · 看房 | Guanjia · Viewings" home={HOME} />;
	return (
		<Frame key={user.id} owner={user.id} page={ROW_SOURCE}>
			{(view, desk) => <ViewingsPage name={user.realname} view={view} desk={desk} />}
		</Frame>
	);
}
