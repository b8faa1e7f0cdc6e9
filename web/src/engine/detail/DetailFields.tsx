/** The fields of a row, read-only. */
import Divider from "antd/es/divider";
import { Fragment } from "react";
import { Link } from "react-router";
import { localize, t } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import type { Describe, Field, Row } from "../describe";
import { partsOf } from "../form/sections";
import { KINDS } from "../kinds";
import { readMoment, readText } from "../kinds/read";
import { useRecordPage } from "../navigation/menu-pages";
import styles from "./detail.module.css";
import { SealedValue } from "./SealedValue";

interface Props {
	describe: Describe;
	row: Row | undefined;
	error: Error | null;
}

const COMMON: ReadonlyArray<[string, Field["label"]]> = [
	["createBy", { zh: "创建人", en: "Created by" }],
	["createTime", { zh: "创建时间", en: "Created" }],
	["updateBy", { zh: "修改人", en: "Changed by" }],
	["updateTime", { zh: "修改时间", en: "Changed" }],
];

export function DetailFields({ describe, row, error }: Props) {
	if (!row) {
		if (!error) return <Waiting />;
		return (
			<EmptyBox
				alarm
				title={t("这条记录没有读到 | This record could not be read")}
				text={localize(error.message)}
			/>
		);
	}
	const shown = describe.fields.filter(
		(field) => !field.hide.includes("detail") && (field.sealed || !field.secret),
	);
	const own = new Set(shown.map((field) => field.key));
	const parts = partsOf(describe, shown);
	return parts.map((part, at) => (
		<Fragment key={part.fields[0]?.key ?? ""}>
			{part.title && <Divider titlePlacement="start">{localize(part.title)}</Divider>}
			<dl className={`${look.pairs} ${styles.fields}`}>
				{part.fields.map((field) => (
					<div key={field.key} data-wide={KINDS[field.kind].wide ?? false}>
						<dt className={look.note}>{localize(field.label)}</dt>
						<dd>
							<FieldValue describe={describe} row={row} field={field} />
						</dd>
					</div>
				))}
				{at === parts.length - 1 &&
					COMMON.filter(([key]) => !own.has(key) && row[key]).map(([key, label]) => (
						<div key={key}>
							<dt className={look.note}>{localize(label)}</dt>
							<dd>{key.endsWith("Time") ? readMoment(row, { key }) : readText(row, { key })}</dd>
						</div>
					))}
			</dl>
		</Fragment>
	));
}

function FieldValue({ describe, row, field }: { describe: Describe; row: Row; field: Field }) {
	if (field.sealed) return <SealedValue key={row.rowVersion} describe={describe} row={row} field={field} />;
	if (field.kind === "ref") return <Referred row={row} field={field} />;
	return KINDS[field.kind].read(row, field);
}

/** The way to the record that a field names, for who has a page of its kind. */
function Referred({ row, field }: { row: Row; field: Field }) {
	const page = useRecordPage(field.ref?.path);
	const id = row[field.key];
	const named = KINDS.ref.read(row, field);
	return page && id ? <Link to={`${page}?open=${id}`}>{named}</Link> : named;
}
