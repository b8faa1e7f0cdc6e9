/** The registration of guests: what the check-in would miss of each, and saving what was mended. */
import { type Pair, t } from "@/kit/text";
import { editOrder, type Guest, type OrderDetail } from "../api";
import { guestBody, guestOf } from "./draft";

const NEEDED = {
	name: "姓名 | name",
	gender: "性别 | gender",
	idType: "证件类型 | ID type",
	idNo: "证件号码 | ID number",
	phone: "手机 | phone",
} as const satisfies Partial<Record<keyof Guest, Pair>>;

type Needed = keyof typeof NEEDED;

interface Gap {
	place: number;
	who: string;
	missing: Needed[];
}

/** What the check-in would miss, guest by guest; the server looks again. */
export function findGaps(guests: Guest[]): Gap[] {
	return guests
		.map((guest, place) => ({
			place,
			who: guest.name || t("入住人{n} | Guest {n}", { n: place + 1 }),
			missing: (Object.keys(NEEDED) as Needed[]).filter((key) => !guest[key]),
		}))
		.filter((gap) => gap.missing.length > 0);
}

export function gapsText(gaps: Gap[]): string {
	return gaps.length > 0 ? gaps.map(gapText).join(t("； | ; ")) : t("还没有入住人 | Nobody is entered yet");
}

function gapText({ who, missing }: Gap): string {
	const what = missing.map((key) => t(NEEDED[key])).join(t("、 | , "));
	return t("{who}还缺{what} | {who}: {what} missing", { who, what });
}

export function errorsOf(gaps: Gap[]): Record<string, string> {
	if (gaps.length === 0) return { guests: t("请添加入住人 | Add a guest") };
	return Object.fromEntries(
		gaps.flatMap(({ place, missing }) =>
			missing.map((key) => [`guests.${place}.${key}`, t("必填 | Required")]),
		),
	);
}

/** Guests are part of the order: they are saved first, and only when they differ. */
export async function saveGuests(order: OrderDetail, guests: Guest[]): Promise<OrderDetail> {
	const plain = (list: Guest[]) =>
		JSON.stringify(
			list.map((one) => [one.name, one.gender || "", one.idType || "", one.idNo || "", one.phone || ""]),
		);
	if (plain(order.guests.map(guestOf)) === plain(guests)) return order;
	return editOrder({
		id: order.id,
		version: order.version,
		contactName: order.contactName,
		contactPhone: order.contactPhone,
		channel: order.channel,
		remark: order.remark,
		guests: guests.map(guestBody),
	});
}
