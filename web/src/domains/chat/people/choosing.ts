/** Whom somebody is choosing, in the order of choosing; a role stands for all who have it. Pure. */
import type { Person } from "../wire";

export interface Chosen {
	people: readonly Person[];
	roles: readonly string[];
}

export const NOBODY: Chosen = { people: [], roles: [] };

export const isChosen = ({ people }: Chosen, id: string): boolean => people.some((one) => one.id === id);

export function turnPerson(chosen: Chosen, person: Person): Chosen {
	if (!isChosen(chosen, person.id)) return { ...chosen, people: [...chosen.people, person] };
	return { people: chosen.people.filter((one) => one.id !== person.id), roles: chosen.roles };
}

/** A role chosen brings everybody of it, each once; dropped, it takes away those whom no other chosen role has. */
export function turnRole(
	chosen: Chosen,
	roleId: string,
	members: readonly Person[],
	others: ReadonlyMap<string, readonly Person[]>,
): Chosen {
	if (!chosen.roles.includes(roleId)) {
		const more = members.filter((one) => !isChosen(chosen, one.id));
		return { people: [...chosen.people, ...more], roles: [...chosen.roles, roleId] };
	}
	const roles = chosen.roles.filter((one) => one !== roleId);
	const kept = new Set(roles.flatMap((role) => (others.get(role) ?? []).map((one) => one.id)));
	const gone = new Set(members.map((one) => one.id).filter((id) => !kept.has(id)));
	return { people: chosen.people.filter((one) => !gone.has(one.id)), roles };
}
