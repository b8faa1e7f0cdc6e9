/** Two versions of one record, field by field; what differs is tinted and marked. */

import { useQuery } from "@tanstack/react-query";
import Select from "antd/es/select";
import { useState } from "react";
import { camel, fieldOf, useResources } from "@/engine/describe";
import { ChangedValue } from "@/engine/detail/ChangedValue";
import { authorText } from "@/engine/kinds/read";
import { localize, t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import { Dialog } from "@/parts/dialog/Dialog";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { compare, type Version, versionsOf } from "./api";
import styles from "./log.module.css";

export function CompareVersions({ version, close }: { version: Version; close: () => void }) {
	const versions = useQuery(versionsOf(version.dataTable, version.dataId));
	const before = versions.data?.find((one) => one.dataVersion === (version.dataVersion ?? 0) - 1);
	const [left, setLeft] = useState<string | null>(null);
	const [right, setRight] = useState(version.id);
	const first = left ?? before?.id ?? version.id;
	const pair = useQuery({ ...compare(first, right), enabled: versions.data !== undefined });
	const options = (versions.data ?? []).map((one) => ({
		value: one.id,
		label: t("版本 {n} · {at} · {by} | Version {n} · {at} · {by}", {
			n: one.dataVersion ?? "",
			at: one.createTime,
			by: authorText(one.createBy, one.createBy_dictText),
		}),
	}));
	const error = versions.error ?? pair.error;
	return (
		<Dialog
			width={860}
			title={t("版本对比 | Versions compared")}
			onClose={close}
			styles={{ body: { maxHeight: "70vh", overflow: "auto" } }}
			sizable
		>
			<div className={look.pairs}>
				<Select
					aria-label={t("较早的版本 | The earlier one")}
					value={first}
					options={options}
					onChange={setLeft}
				/>
				<Select
					aria-label={t("较晚的版本 | The later one")}
					value={right}
					options={options}
					onChange={setRight}
				/>
			</div>
			{error && <Broken error={error} />}
			{!pair.data && !error && <Waiting />}
			{pair.data && <Fields versions={pair.data} path={version.dataPath ?? version.dataTable} />}
		</Dialog>
	);
}

function Fields({ versions, path }: { versions: Version[]; path: string }) {
	const resource = useResources().find((one) => one.path === path);
	const [one = {}, other = {}] = versions.map((version) => whole(version.dataContent));
	const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
	return (
		<table className={`${look.ruled} ${styles.versions}`}>
			<thead>
				<tr>
					<th>{t("字段 | Field")}</th>
					<th>{t("版本 {n} | Version {n}", { n: versions[0]?.dataVersion ?? "" })}</th>
					<th>{t("版本 {n} | Version {n}", { n: versions[1]?.dataVersion ?? "" })}</th>
				</tr>
			</thead>
			<tbody>
				{keys.map((key) => {
					const field = resource && fieldOf(resource, camel(key));
					const differs = JSON.stringify(one[key]) !== JSON.stringify(other[key]);
					return (
						<tr key={key} data-differs={differs}>
							<th scope="row">{field ? localize(field.label) : key}</th>
							<td>
								<ChangedValue field={field} value={one[key]} />
							</td>
							<td>
								{differs && <b>≠ </b>}
								<ChangedValue field={field} value={other[key]} />
							</td>
						</tr>
					);
				})}
			</tbody>
		</table>
	);
}

function whole(text: string): Record<string, unknown> {
	const parsed: unknown = JSON.parse(text);
	return parsed !== null && typeof parsed === "object" && !Array.isArray(parsed)
		? (parsed as Record<string, unknown>)
		: {};
}
