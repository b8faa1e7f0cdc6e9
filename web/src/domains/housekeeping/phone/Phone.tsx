/** The housekeeper's phone page: binding, signing in, her day, one order of it. */
import { useEffect } from "react";
import { type HkSession, type HkView, ROW_SOURCE } from "@/domains/housekeeping/phone/view-model";
import { typeText } from "@/domains/housekeeping/words";
import { useUser } from "@/kit/session";
import { t } from "@/kit/text";
import { useAddress } from "@/parts/phone/route";
import { ring } from "@/parts/phone/session/device";
import { Frame } from "@/parts/phone/view/Frame";
import { LoginPage } from "@/parts/phone/view/LoginPage";
import { HOME } from "./route";
import { BindPage } from "./view/BindPage";
import { OrderPage } from "./view/OrderPage";
import { PayPage } from "./view/PayPage";
import { RoundPage } from "./view/RoundPage";

export function HousekeepingPhone({ signedIn }: { signedIn: boolean }) {
	const address = useAddress();
	const user = useUser();
	const code = address.searchParams.get("t");
	if (address.pathname.endsWith("/bind") && code) return <BindPage code={code} />;
	if (!signedIn || !user)
		return (
			<LoginPage
				title="管家 · 保洁 | Guanjia · Housekeeping"
				home={HOME}
				hint="没有账号？请主管打开您的绑定二维码，用手机相机扫一扫 | No account? Ask your supervisor for your QR code and scan it with the camera"
			/>
		);
	return (
		<Home
			key={user.id}
			owner={user.id}
			orderId={address.pathname === HOME ? address.searchParams.get("order") : null}
			pay={address.searchParams.has("pay")}
		/>
	);
}

/** Her pay; or her day: the list, or one order of it, under the bar that says what still waits to be sent. */
function Home({ owner, orderId, pay }: { owner: string; orderId: string | null; pay: boolean }) {
	if (pay) return <PayPage />;
	return (
		<Frame owner={owner} page={ROW_SOURCE}>
			{(view, desk) => {
				const order = orderId ? view.rows.find((one) => one.id === orderId) : undefined;
				return (
					<>
						<NewOrder view={view} desk={desk} />
						{order ? (
							<OrderPage order={order} view={view} desk={desk} />
						) : (
							<RoundPage view={view} desk={desk} />
						)}
					</>
				);
			}}
		</Frame>
	);
}

const ANNOUNCED_MS = 8000;

function NewOrder({ view, desk }: { view: HkView; desk: HkSession }) {
	const { fresh } = view;
	useEffect(() => {
		if (!fresh) return;
		ring();
		const timer = setTimeout(desk.calm, ANNOUNCED_MS);
		return () => clearTimeout(timer);
	}, [fresh, desk]);
	return (
		<div
			role="status"
			aria-live="assertive"
			className={fresh ? "ph-fresh" : "gj-sr"}
			data-fresh={fresh?.id ?? ""}
		>
			{fresh &&
				t("新任务：{room} {kind} | New order: {room}, {kind}", {
					room: fresh.unitTitle,
					kind: typeText(fresh.type),
				})}
		</div>
	);
}
