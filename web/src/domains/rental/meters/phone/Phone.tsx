/** The phone page of who reads meters: signing in, the way, one meter of it. */
import { useUser } from "@/kit/session";
import { useAddress } from "@/parts/phone/route";
import { Frame } from "@/parts/phone/view/Frame";
import { LoginPage } from "@/parts/phone/view/LoginPage";
import { ReadingPage } from "./ReadingPage";
import { HOME, ROW_SOURCE } from "./view-model";
import { WalkPage } from "./WalkPage";

export function MetersPhone({ signedIn }: { signedIn: boolean }) {
	const address = useAddress();
	const user = useUser();
	if (!signedIn || !user) return <LoginPage title="管家 · 抄表 | Guanjia · Meter readings" home={HOME} />;
	const id = address.searchParams.get("reading");
	return (
		<Frame key={user.id} owner={user.id} page={ROW_SOURCE}>
			{(view, desk) => {
				const reading = id ? view.rows.find((one) => one.id === id) : undefined;
				return reading ? (
					<ReadingPage key={reading.id} reading={reading} view={view} desk={desk} />
				) : (
					<WalkPage name={user.realname} view={view} desk={desk} />
				);
			}}
		</Frame>
	);
}
