/** What uses a row, told before it is deleted; each line leads to the list of these rows. */
import type { ReactNode } from "react";
import type { Shapes } from "@/gen/api";
import { getAt } from "@/kit/http";
import { ask } from "@/kit/notice";
import { currentGrants } from "@/kit/session";
import { localize, t } from "@/kit/text";
import { type Describe, nameOf, type Row } from "../describe";
import { groundOf, recordPages } from "../navigation/menu-pages";
import { EMPTY, writeAddress } from "./list-state";

export type Use = Shapes["UseShape"];

/** False when somebody would rather keep a row that is used; nobody is asked about one that is not. */
export async function agreesToUses(describe: Describe, rows: readonly Row[]): Promise<boolean> {
	if (!describe.tellsUses) return true;
	const uses = (await Promise.all(rows.map((row) => fetchUses(describe.path, row.id)))).flat();
	if (uses.length === 0) return true;
	const [only] = rows;
	const name = rows.length === 1 && only ? nameOf(describe, only) : "";
	return ask({
		title: name
			? t("“{name}”正在使用，仍要删除？ | “{name}” is in use; delete it all the same?", { name })
			: t("所选正在使用，仍要删除？ | These are in use; delete them all the same?"),
		content: usesOf(uses),
		okText: t("删除 | Delete"),
		danger: true,
	});
}

/** Who cannot be told deletes as before: the server refuses what must stay. */
export const fetchUses = (path: string, id: string): Promise<Use[]> =>
	getAt<Use[]>(`/${path}/uses`, { id }, { quiet: true }).catch(() => []);

export const usesOf = (uses: readonly Use[]): ReactNode =>
	uses.length > 0 ? <Uses uses={uses} /> : undefined;

function Uses({ uses }: { uses: readonly Use[] }) {
	return (
		<ul data-uses>
			{uses.map((use) => {
				const href = addressOf(use);
				return (
					<li key={`${use.path}.${use.label.zh}.${use.value}`}>
						{href ? (
							<a href={href} target="_blank" rel="noreferrer">
								{lineOf(use)}
							</a>
						) : (
							lineOf(use)
						)}
					</li>
				);
			})}
		</ul>
	);
}

export const lineOf = ({ title, label, count, more }: Use): string =>
	t("{title}（{label}）：{n}条 | {title} ({label}): {n}", {
		title: localize(title),
		label: localize(label),
		n: more ? `${count}+` : count,
	});

/** Where this person finds them; null without a page, or where the list has no such filter. */
function addressOf({ path, key, value }: Use): string | null {
	const grants = currentGrants();
	const page = grants && recordPages(groundOf(grants).places).get(path);
	return page && key ? `${page}?${writeAddress({ ...EMPTY, filters: { [key]: value } })}` : null;
}
