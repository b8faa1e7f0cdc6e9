/** The frame of a phone page: the bar that says what still waits, what must be agreed to first, and then the page itself. */
import type { ReactNode } from "react";
import { useCell } from "@/kit/state";
import { localize, t } from "@/kit/text";
import type { KeptRow } from "@/parts/phone/queue/store";
import type { RowSource } from "@/parts/phone/session/row-source";
import type { PhoneSession } from "@/parts/phone/session/session";
import type { View } from "@/parts/phone/session/view-model";
import { Agree } from "./Agree";
import { StatusBar } from "./StatusBar";
import { useSession } from "./useSession";

type Page<R, M> = (view: View<R, M>, desk: PhoneSession<R, M>) => ReactNode;

interface FrameProps<R extends KeptRow, M> {
	owner: string;
	page: RowSource<R, M>;
	children: Page<R, M>;
}

export function Frame<R extends KeptRow, M>({ owner, page, children }: FrameProps<R, M>) {
	const opened = useSession(owner, page);
	if (opened === "failed") return <NoStorage />;
	return opened ? <Opened desk={opened}>{children}</Opened> : <Opening />;
}

const Opening = () => <p className="ph-wait">{t("正在打开… | Opening…")}</p>;

function Opened<R, M>({ desk, children }: { desk: PhoneSession<R, M>; children: Page<R, M> }) {
	const view = useCell(desk.state);
	if (!view.loaded) return <Opening />;
	return (
		<>
			<StatusBar view={view} desk={desk} />
			{view.readOnly && (
				<p role="status" className="ph-bar warn" data-banner="locked">
					{t("只读模式：现在只能查看 | Read only: you may only look now")}
				</p>
			)}
			{view.due ? <Agree desk={desk} /> : children(view, desk)}
		</>
	);
}

/** Why this account has no list here, in the server's words. */
export function Denied({ view }: { view: View<unknown, unknown> }) {
	if (!view.denied) return null;
	return (
		<p role="alert" className="ph-bar bad">
			{localize(view.denied)}
		</p>
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
