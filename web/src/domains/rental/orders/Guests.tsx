/** Up to four guests; a phone number that is known fills the rest and warns about the black list. */
import Button from "antd/es/button";
import Input from "antd/es/input";
import { useRef, useState } from "react";
import { t } from "@/kit/text";
import { Fault, Field } from "@/parts/dialog/Field";
import { type FoundGuest, findGuests, type Guest } from "../api";
import { MOST_GUESTS } from "./draft";
import styles from "./order.module.css";
import { DictSelect, EMPTY_GUEST } from "./parts";

interface GuestsProps {
	guests: Guest[];
	limit: number;
	errors: Record<string, string>;
	/** Who books, and is mostly the first guest. */
	contact?: Pick<Guest, "name" | "phone">;
	onChange: (guests: Guest[]) => void;
}

export function Guests({ guests, limit, errors, contact, onChange }: GuestsProps) {
	const most = Math.min(MOST_GUESTS, limit || MOST_GUESTS);
	const change = (index: number, part: Partial<Guest>) =>
		onChange(guests.map((guest, at) => (at === index ? { ...guest, ...part } : guest)));
	return (
		<div>
			{guests.map((guest, index) => (
				<GuestLine
					// biome-ignore lint/suspicious/noArrayIndexKey: guests have no identity until they are saved
					key={index}
					guest={guest}
					index={index}
					errors={errors}
					onChange={(part) => change(index, part)}
					onRemove={() => onChange(guests.filter((_, at) => at !== index))}
				/>
			))}
			{errors.guests && <Fault text={errors.guests} />}
			<Button
				type="dashed"
				block
				disabled={guests.length >= most}
				onClick={() =>
					onChange([
						...guests,
						guests.length === 0 ? { ...EMPTY_GUEST, ...contact, isMain: true } : EMPTY_GUEST,
					])
				}
				style={{ marginTop: 8 }}
			>
				{t("添加入住人（{n}/{most}） | Add a guest ({n}/{most})", { n: guests.length, most })}
			</Button>
		</div>
	);
}

interface LineProps {
	guest: Guest;
	index: number;
	errors: Record<string, string>;
	onChange: (part: Partial<Guest>) => void;
	onRemove: () => void;
}

function GuestLine({ guest, index, errors, onChange, onRemove }: LineProps) {
	const error = (key: string) => errors[`guests.${index}.${key}`];
	const [black, look] = useKnownGuest((known) =>
		onChange({
			name: guest.name || (known.name ?? ""),
			gender: guest.gender || (known.gender ?? ""),
			idType: known.idType || guest.idType,
		}),
	);
	return (
		<div className={styles.guest}>
			<Field label={t("姓名 | Name")} error={error("name")}>
				<Input
					value={guest.name}
					maxLength={60}
					aria-label={t("姓名 | Name")}
					onChange={(event) => onChange({ name: event.target.value })}
				/>
			</Field>
			<Field label={t("性别 | Gender")} error={error("gender")}>
				<DictSelect
					code="sex"
					label={t("性别 | Gender")}
					value={guest.gender || undefined}
					onChange={(gender) => onChange({ gender })}
				/>
			</Field>
			<Field label={t("证件类型 | ID type")} error={error("idType")}>
				<DictSelect
					code="id_type"
					label={t("证件类型 | ID type")}
					value={guest.idType}
					onChange={(idType) => onChange({ idType })}
				/>
			</Field>
			<Field label={t("证件号码 | ID number")} error={error("idNo")}>
				<Input
					value={guest.idNo}
					maxLength={50}
					aria-label={t("证件号码 | ID number")}
					onChange={(event) => {
						const idNo = event.target.value.trim();
						onChange({ idNo, ...genderOf(guest.idType, idNo) });
					}}
				/>
			</Field>
			<Field label={t("手机 | Phone")} error={error("phone") ?? black}>
				<Input
					value={guest.phone}
					maxLength={20}
					inputMode="tel"
					aria-label={t("手机 | Phone")}
					onChange={(event) => {
						onChange({ phone: event.target.value });
						look(event.target.value);
					}}
				/>
			</Field>
			<Button
				type="text"
				danger
				aria-label={t("移除入住人 | Remove this guest")}
				onClick={onRemove}
				style={{ marginTop: 24 }}
			>
				✕
			</Button>
		</div>
	);
}

/** The seventeenth digit of a national ID is odd for men. */
function genderOf(idType: string, idNo: string): Partial<Guest> {
	if (idType !== "id_card" || !/^\d{17}[\dXx]$/.test(idNo)) return {};
	return { gender: Number(idNo[16]) % 2 === 1 ? "1" : "2" };
}

const DELAY_MS = 300;

/** Looks a whole phone number up; gives a black-list warning and the function to look. */
export function useKnownGuest(
	found: (guest: FoundGuest) => void,
): [string | undefined, (phone: string) => void] {
	const [black, setBlack] = useState<string>();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const look = (phone: string) => {
		clearTimeout(timer.current);
		setBlack(undefined);
		if (phone.length < 11) return;
		timer.current = setTimeout(async () => {
			const guest = (await findGuests(phone))[0];
			if (!guest) return;
			found(guest);
			if (guest.black)
				setBlack(t("黑名单：{why} | On the black list: {why}", { why: guest.blackReason ?? "" }));
		}, DELAY_MS);
	};
	return [black, look];
}
