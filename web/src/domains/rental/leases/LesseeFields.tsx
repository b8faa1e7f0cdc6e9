/** Who rents, who rents with them, who answers for them, and who lets. */
import Input from "antd/es/input";
import Radio from "antd/es/radio";
import Select from "antd/es/select";
import { PARTY_ROLE } from "@/gen/words/rental";
import { t } from "@/kit/text";
import { Field } from "@/parts/dialog/Field";
import look from "@/parts/look.module.css";
import { useKnownGuest } from "../orders/Guests";
import { Lines, type PartProps, ROOMY, removeText, TextField } from "./fields";
import { asksDocuments, NO_PARTY, type Party, reorder } from "./form";

const ROLES: readonly Party["role"][] = ["co_tenant", "guarantor", "lessor", "witness"];

export function LesseeFields({ form, errors, change }: PartProps) {
	const [black, find] = useKnownGuest((known) => change({ name: known.name, tenantId: known.id, idNo: "" }));
	return (
		<div className={look.pairs} style={ROOMY}>
			<TextField
				label={t("承租人手机 | Lessee's phone")}
				required
				value={form.phone}
				error={errors["tenant.phone"] ?? black}
				hint={form.tenantId && t("已有租客档案 | A known tenant")}
				most={20}
				onChange={(phone) => {
					change({ phone, tenantId: null });
					find(phone);
				}}
			/>
			<TextField
				label={t("承租人 | Lessee")}
				required
				value={form.name}
				error={errors["tenant.name"] ?? errors.tenantId}
				most={60}
				onChange={(name) => change({ name, tenantId: null })}
			/>
			{form.tenantId === null && (
				<TextField
					label={t("身份证号 | ID number")}
					required={asksDocuments(form)}
					value={form.idNo}
					error={errors["tenant.idNo"]}
					most={50}
					onChange={(idNo) => change({ idNo })}
				/>
			)}
			<Field label={t("出租方 | Lessor")} required error={errors.lessorKind}>
				<Radio.Group
					value={form.lessorKind}
					onChange={(event) => change(lessorOf(event.target.value, form.parties))}
					options={[
						{ value: "self", label: t("本公司 | This company") },
						{ value: "owner", label: t("业主 | The owner") },
					]}
				/>
			</Field>
			{form.parties.length > 0 && (
				<Field label={t("签署顺序 | Order of signing")}>
					<Radio.Group
						aria-label={t("签署顺序 | Order of signing")}
						value={form.order}
						onChange={(event) => change(reorder(form, event.target.value))}
						options={[
							{ value: "turn", label: t("依次签署 | In turn") },
							{ value: "side", label: t("同时签署 | Side by side") },
						]}
					/>
				</Field>
			)}
			<Field wide label={t("其他签约方 | Other parties")}>
				<Lines
					lines={form.parties}
					fresh={{ ...NO_PARTY, role: "co_tenant" as Party["role"] }}
					add={t("添加签约方 | Add a party")}
					remove={removeText()}
					onChange={(parties) => change({ parties })}
				>
					{(party, at, edit) => (
						<PartyLine party={party} at={at} errors={errors} edit={edit} asks={asksDocuments(form)} />
					)}
				</Lines>
			</Field>
		</div>
	);
}

/** An owner who lets has to be named. */
function lessorOf(lessorKind: "self" | "owner", parties: Party[]) {
	const others = parties.filter(({ role }) => role !== "lessor");
	return {
		lessorKind,
		parties: lessorKind === "owner" ? [...others, { ...NO_PARTY, role: "lessor" as const }] : others,
	};
}

interface LineProps {
	party: Party;
	at: number;
	errors: Record<string, string>;
	edit: (part: Partial<Party>) => void;
	/** Its document has to be known. */
	asks: boolean;
}

function PartyLine({ party, at, errors, edit, asks }: LineProps) {
	const words = { name: t("姓名 | Name"), phone: t("手机 | Phone"), idNo: t("证件号码 | ID number") };
	const document = asks ? t("证件号码（必填） | ID number (required)") : words.idNo;
	return (
		<>
			<Select
				aria-label={t("身份 | Role")}
				value={party.role}
				onChange={(role) => edit({ role })}
				options={ROLES.map((role) => ({ value: role, label: t(PARTY_ROLE[role]) }))}
			/>
			{(["name", "phone", "idNo"] as const).map((key) => (
				<Field key={key} label="" error={errors[`parties.${at}.${key}`]}>
					<Input
						aria-label={`${words[key]} ${at + 1}`}
						aria-required={key !== "idNo" || asks}
						placeholder={key === "idNo" ? (party.idMasked ?? document) : words[key]}
						value={party[key]}
						onChange={(event) => edit({ [key]: event.target.value })}
					/>
				</Field>
			))}
		</>
	);
}
