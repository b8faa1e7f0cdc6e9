/** Her day: the list, or one order of it, under the bar that says what still waits to be sent. */
import { useEffect } from "react";
import { ring } from "@/domains/housekeeping/phone/session/device";
import type { PhoneSession as DeskModel } from "@/domains/housekeeping/phone/session/session";
import type { View } from "@/domains/housekeeping/phone/session/view-model";
import { typeText } from "@/domains/housekeeping/words";
import { useCell } from "@/kit/state";
import { t } from "@/kit/text";
import { Agree } from "./Agree";
import { OrderPage } from "./OrderPage";
import { RoundPage } from "./RoundPage";
import { StatusBar } from "./StatusBar";
import { useSession } from "./useSession";

export function Home({ owner, orderId }: { owner: string; orderId: string | null }) {
	const opened = useSession(owner);
	if (opened === "failed") return <NoStorage />;
	return opened ? <OpenDesk desk={opened} orderId={orderId} /> : <Opening />;
}

const Opening = () => <p className="ph-wait">{t("正在打开… | Opening…")}</p>;

function OpenDesk({ desk, orderId }: { desk: DeskModel; orderId: string | null }) {
	const view = useCell(desk.state);
	if (!view.loaded) return <Opening />;
	const order = orderId ? view.orders.find((one) => one.id === orderId) : undefined;
	return (
		<>
			<StatusBar view={view} desk={desk} />
			{view.readOnly && (
				<p role="status" className="ph-bar warn" data-banner="locked">
					{t("只读模式：现在只能查看 | Read only: you may only look now")}
				</p>
			)}
			<NewOrder view={view} desk={desk} />
			{view.due ? (
				<Agree desk={desk} />
			) : order ? (
				<OrderPage order={order} view={view} desk={desk} />
			) : (
				<RoundPage view={view} desk={desk} />
			)}
		</>
	);
}

function NoStorage() {
	return (
		<p role="alert" className="ph-wait">
			{t(
				"这个浏览器不允许保存数据，断网时会丢失工作内容。请不要用无痕模式，或换一个浏览器打开 | This browser keeps no data, so work without a network would be lost. Leave private mode or use another browser",
			)}
		</p>
	);
}

const ANNOUNCED_MS = 8000;

function NewOrder({ view, desk }: { view: View; desk: DeskModel }) {
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
