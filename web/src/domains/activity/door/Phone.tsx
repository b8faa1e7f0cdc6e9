/** The phone page at the door of an activity: signing in, and tickets checked one after the other, also without a network. */
import { useUser } from "@/kit/session";
import { Frame } from "@/parts/phone/view/Frame";
import { LoginPage } from "@/parts/phone/view/LoginPage";
import { DoorPage } from "./DoorPage";
import { HOME, ROW_SOURCE } from "./view-model";

export function TicketsPhone({ signedIn }: { signedIn: boolean }) {
	const user = useUser();
	if (!signedIn || !user) return <LoginPage title="管家 · 入场核销 | Guanjia · Tickets" home={HOME} />;
	return (
		<Frame key={user.id} owner={user.id} page={ROW_SOURCE}>
			{(view, desk) => <DoorPage name={user.realname} view={view} desk={desk} />}
		</Frame>
	);
}
