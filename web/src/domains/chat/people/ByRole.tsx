/** Roles, found by typing; choosing one chooses everybody who has it, opening one shows who that is. */
import RightOutlined from "@ant-design/icons/es/icons/RightOutlined";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import Button from "antd/es/button";
import Checkbox from "antd/es/checkbox";
import Flex from "antd/es/flex";
import { useState } from "react";
import { WORDS } from "@/kit/catalogue";
import { locale, localize, t } from "@/kit/text";
import { useMatch } from "@/kit/useMatch";
import { useSending } from "@/parts/dialog/useSending";
import { EmptyBox } from "@/parts/EmptyBox";
import { PickerState } from "@/parts/picker/PickerState";
import type { Person } from "../wire";
import { type Chosen, isChosen, turnPerson, turnRole } from "./choosing";
import { PeopleList } from "./PeopleList";
import styles from "./people.module.css";
import { usePeople } from "./usePeople";
import { everybodyOf, fetchRoles, type RoleLine } from "./wire";

interface Props {
	word: string;
	chosen: Chosen;
	setChosen(change: (old: Chosen) => Chosen): void;
}

export function ByRole({ word, chosen, setChosen }: Props) {
	const [open, setOpen] = useState<RoleLine | null>(null);
	const roles = useQuery({
		queryKey: ["chat", "people", "roles", locale()],
		queryFn: ({ signal }) => fetchRoles(signal),
	});
	const answers = useMatch(true);
	const turn = useRoleTurn(chosen, setChosen);
	const shown = (roles.data ?? []).filter((role) => answers(localize(role.name), word));
	if (open) {
		const choose = (person: Person) => setChosen((old) => turnPerson(old, person));
		return <OfRole role={open} chosen={chosen} turn={choose} back={() => setOpen(null)} />;
	}
	return (
		<PickerState error={roles.error} retry={() => void roles.refetch()} waiting={roles.isPending}>
			{shown.length === 0 && <EmptyBox title={t(WORDS.noDataFound)} />}
			<ul aria-label={t("角色 | Roles")}>
				{shown.map((role) => (
					<Flex component="li" align="center" gap="small" key={role.id} className={styles.line}>
						<Checkbox
							aria-label={t("选择角色 {name} | Choose role {name}", { name: localize(role.name) })}
							checked={chosen.roles.includes(role.id)}
							disabled={turn.busy || role.count === 0}
							onChange={() => turn.run(role.id)}
						/>
						<button type="button" className={styles.place} onClick={() => setOpen(role)}>
							<b>{localize(role.name)}</b>
							<small>{t("{n} 人 | {n}", { n: role.count })}</small>
							<RightOutlined aria-hidden />
						</button>
					</Flex>
				))}
			</ul>
		</PickerState>
	);
}

/** Whoever has the chosen roles is read when a role is chosen or dropped. */
function useRoleTurn(chosen: Chosen, setChosen: Props["setChosen"]) {
	const client = useQueryClient();
	const act = useSending({ loud: true });
	const read = (roleId: string) =>
		client.fetchQuery({
			queryKey: ["chat", "people", "ofRole", roleId],
			queryFn: () => everybodyOf(roleId),
			staleTime: 60_000,
		});
	const run = (roleId: string) =>
		void act.run(async () => {
			const members = await read(roleId);
			const others = new Map(
				await Promise.all(
					chosen.roles.map(async (other): Promise<[string, Person[]]> => [other, await read(other)]),
				),
			);
			setChosen((old) => turnRole(old, roleId, members, others));
		});
	return { busy: act.busy, run };
}

interface OfRoleProps {
	role: RoleLine;
	chosen: Chosen;
	turn(person: Person): void;
	back(): void;
}

function OfRole({ role, chosen, turn, back }: OfRoleProps) {
	const list = usePeople({ roleId: role.id });
	return (
		<>
			<Flex
				component="nav"
				wrap
				align="center"
				gap="2px"
				className={styles.crumbs}
				aria-label={t("角色 | Roles")}
			>
				<Button type="link" size="small" onClick={back}>
					{t("全部角色 | All roles")}
				</Button>
				<span>
					<i aria-hidden="true">/</i>
					<b aria-current="location">{localize(role.name)}</b>
				</span>
			</Flex>
			<PeopleList
				label={localize(role.name)}
				list={list}
				choose={{ has: (id) => isChosen(chosen, id), turn }}
			/>
		</>
	);
}
