/** The address book by roles: roles are searched and several chosen; whoever opened it gets the people who have them. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Row } from "@/engine/describe";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { BookPanel } from "@/parts/picker/BookPanel";
import type { Choice } from "@/parts/picker/choice";
import { allRoles, usersOfRole } from "../role/api";

interface Props {
	/** The roles, and everybody who has one of them, each once. */
	choose: (roles: Choice[], people: Row[]) => void;
	close: () => void;
}

const MOST = 200;

export default function AddressBook({ choose, close }: Props) {
	const roles = useQuery({ ...allRoles(), retry: false });
	const [busy, setBusy] = useState(false);
	const confirm = async (chosen: Choice[]) => {
		if (busy) return;
		setBusy(true);
		try {
			choose(chosen, await peopleOf(chosen));
		} catch (error) {
			if (!(error instanceof Failure)) throw error;
			toast("warning", error.message);
		} finally {
			setBusy(false);
		}
	};
	return (
		<BookPanel
			title={t("通讯录 | Address book")}
			searchLabel={t("搜索角色 | Search roles")}
			entries={roles.data?.map((role) => ({ id: role.id, name: role.roleName, more: role.roleCode }))}
			error={roles.error}
			retry={() => void roles.refetch()}
			chosen={[]}
			memory="sys/role/book"
			onOk={(chosen) => void confirm(chosen)}
			onCancel={close}
		/>
	);
}

async function peopleOf(roles: readonly Choice[]): Promise<Row[]> {
	const signal = new AbortController().signal;
	const pages = await Promise.all(roles.map(({ id }) => usersOfRole({ roleId: id, pageSize: MOST }, signal)));
	const people = new Map(pages.flatMap((page) => page?.records ?? []).map((row) => [row.id, row]));
	return [...people.values()];
}
