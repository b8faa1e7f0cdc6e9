/** The start page of the installed phone app: the pages that its person may open, kept for when there is no network; a single one opens by itself. */
import { useEffect, useState } from "react";
import type { Shapes } from "@/gen/api";
import { allows } from "@/kit/rights";
import { useUser } from "@/kit/session";
import { useCell, writeCell } from "@/kit/state";
import { type Pair, t } from "@/kit/text";
import { pagesCell, START } from "@/parts/phone/home";
import { callLine } from "@/parts/phone/line";
import type { KeptRow } from "@/parts/phone/queue/store";
import { go } from "@/parts/phone/route";
import type { RowSource } from "@/parts/phone/session/row-source";
import type { PhoneSession } from "@/parts/phone/session/session";
import type { View } from "@/parts/phone/session/view-model";
import { Denied, Frame } from "@/parts/phone/view/Frame";
import { LoginPage } from "@/parts/phone/view/LoginPage";
import { MeSheet } from "@/parts/phone/view/MeSheet";

interface PhonePlace {
	id: string;
	to: string;
	name: Pair;
	about: Pair;
	/** Whoever has it finds something there. */
	right: string;
	/** Under which its acts wait in the queue. */
	calls: string;
}

const PLACES: readonly PhonePlace[] = [
	{
		id: "orders",
		to: "/m/housekeeping",
		name: "保洁 | Housekeeping",
		about: "今天派给我的保洁 | What I clean today",
		right: "housekeeping:mine",
		calls: "/housekeeping/mine",
	},
	{
		id: "meters",
		to: "/m/meters",
		name: "抄表 | Meter readings",
		about: "按顺序抄表，拍照留存 | Read along the way, with photos",
		right: "rental:meterReading:mine",
		calls: "/rental/meterReading/mine",
	},
	{
		id: "viewings",
		to: "/m/viewings",
		name: "带看 | Viewings",
		about: "今天和今后的看房 | Viewings today and to come",
		right: "rental:viewing:mine",
		calls: "/rental/viewing/mine",
	},
	{
		id: "tickets",
		to: "/m/tickets",
		name: "入场核销 | Tickets",
		about: "活动签到，没有网络也能核销 | Check tickets at the door, also without a network",
		right: "act:registration:door",
		calls: "/act/registration/door",
	},
];

/** One of the places that are theirs. */
interface Mine extends KeptRow {
	id: string;
}
type HomeView = View<Mine, null>;
type HomeSession = PhoneSession<Mine, null>;

const ROW_SOURCE: RowSource<Mine, null> = {
	path: START,
	gives: "",
	async read(line) {
		const reply = await callLine<Shapes["Permissions"]>(
			line,
			"GET",
			"/sys/permission/getUserPermissionByToken",
		);
		if (!reply.ok) return reply;
		const rows = PLACES.filter(({ right }) => allows(reply.result, right)).map(({ id }) => ({
			id,
			version: 1,
		}));
		writeCell(pagesCell, rows.length);
		return { ok: true, result: { rows, about: null, readOnly: Boolean(reply.result.readOnly) } };
	},
	arrange: (rows) => [...rows],
	join: () => () => undefined,
};

export function PhoneHome({ signedIn }: { signedIn: boolean }) {
	const user = useUser();
	if (!signedIn || !user) return <LoginPage title="管家 · 手机 | Guanjia · Phone" home={START} />;
	return (
		<Frame key={user.id} owner={user.id} page={ROW_SOURCE}>
			{(view, desk) => <Places name={user.realname} view={view} desk={desk} />}
		</Frame>
	);
}

interface PlacesProps {
	name: string;
	view: HomeView;
	desk: HomeSession;
}

function Places({ name, view, desk }: PlacesProps) {
	const [menu, setMenu] = useState(false);
	const count = useCell(pagesCell);
	const mine = PLACES.filter(({ id }) => view.rows.some((row) => row.id === id));
	const only = mine.length === 1 && count === 1 ? mine[0]?.to : undefined;
	useEffect(() => {
		if (only) go(only, { replace: true });
	}, [only]);
	return (
		<>
			<header className="ph-head">
				<div className="ph-head-line">
					<h1>{t("我的任务 | My work")}</h1>
					<button type="button" className="ph-me" onClick={() => setMenu(true)} aria-haspopup="dialog">
						{name}
					</button>
				</div>
				{menu && (
					<MeSheet
						name={name}
						waiting={view.entries.length}
						close={() => setMenu(false)}
						refresh={desk.refresh}
					/>
				)}
			</header>
			<main className="ph-round">
				<Denied view={view} />
				{mine.map((place) => (
					<PlaceCard key={place.id} place={place} view={view} />
				))}
				{mine.length === 0 && (
					<p className="ph-wait">
						{view.contact === 0
							? t("正在读取… | Reading…")
							: t(
									"您的账号没有手机任务，请联系管理员 | Your account has no work on the phone; ask an administrator",
								)}
					</p>
				)}
			</main>
		</>
	);
}

function PlaceCard({ place, view }: { place: PhonePlace; view: HomeView }) {
	const waiting = view.entries.filter(({ path }) => path === place.calls).length;
	return (
		<a
			className="ph-card"
			href={place.to}
			data-place={place.id}
			onClick={(event) => {
				event.preventDefault();
				go(place.to);
			}}
		>
			<span className="ph-card-main">
				<strong className="ph-room">{t(place.name)}</strong>
				<span className="ph-quiet">{t(place.about)}</span>
				{waiting > 0 && (
					<span className="ph-waiting">{t("{waiting} 项待发送 | {waiting} to send", { waiting })}</span>
				)}
			</span>
		</a>
	);
}
