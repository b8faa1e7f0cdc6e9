/** The departments with how many people are in them, walked down one by one; the people of where one stands. */
import ApartmentOutlined from "@ant-design/icons/es/icons/ApartmentOutlined";
import RightOutlined from "@ant-design/icons/es/icons/RightOutlined";
import { useQuery } from "@tanstack/react-query";
import Flex from "antd/es/flex";
import { useState } from "react";
import { WORDS } from "@/kit/catalogue";
import { locale, localize, t } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import { PickerState } from "@/parts/picker/PickerState";
import type { Person } from "../wire";
import { type Chosen, isChosen } from "./choosing";
import { PeopleList } from "./PeopleList";
import styles from "./people.module.css";
import { usePeople } from "./usePeople";
import { type Depart, fetchDeparts } from "./wire";

interface Props {
	chosen: Chosen;
	turn(person: Person): void;
	/** Who is chosen anyway. */
	fixed?: ReadonlySet<string>;
}

export function ByDepart({ chosen, turn, fixed }: Props) {
	const [at, setAt] = useState<string | null>(null);
	const tree = useQuery({
		queryKey: ["chat", "people", "departs", locale()],
		queryFn: ({ signal }) => fetchDeparts(signal),
	});
	const roots = tree.data ?? [];
	// The only one at the top need not be chosen.
	const only = roots.length === 1 ? (roots[0]?.id ?? null) : null;
	const way = wayTo(roots, at ?? only);
	const here = way.at(-1);
	const below = here ? (here.children ?? []) : roots;
	const people = usePeople(here ? { departId: here.id } : {}, here !== undefined);
	const departs = <Departs departs={below} open={setAt} />;
	return (
		<PickerState error={tree.error} retry={() => void tree.refetch()} waiting={tree.isPending}>
			{here && <Crumbs way={way} all={only === null} go={setAt} />}
			{!here && roots.length === 0 && <EmptyBox title={t(WORDS.noDataFound)} />}
			{here ? (
				<PeopleList
					key={here.id}
					label={localize(here.name)}
					list={people}
					choose={{ has: (id) => isChosen(chosen, id), turn, ...(fixed ? { fixed } : {}) }}
					before={departs}
					bare={below.length > 0}
				/>
			) : (
				departs
			)}
		</PickerState>
	);
}

interface CrumbsProps {
	way: Depart[];
	/** Whether there is a place above all departments. */
	all: boolean;
	go(id: string | null): void;
}

function Crumbs({ way, all, go }: CrumbsProps) {
	const here = way.length - 1;
	return (
		<Flex
			component="nav"
			wrap
			align="center"
			gap="2px"
			className={styles.crumbs}
			aria-label={t("部门路径 | Path of departments")}
		>
			{all && (
				<button type="button" onClick={() => go(null)}>
					{t("全部 | All")}
				</button>
			)}
			{way.map((depart, index) => (
				<span key={depart.id}>
					{(all || index > 0) && <i aria-hidden="true">/</i>}
					{index === here ? (
						<b aria-current="location">{localize(depart.name)}</b>
					) : (
						<button type="button" onClick={() => go(depart.id)}>
							{localize(depart.name)}
						</button>
					)}
				</span>
			))}
		</Flex>
	);
}

function Departs({ departs, open }: { departs: readonly Depart[]; open(id: string): void }) {
	if (departs.length === 0) return null;
	return (
		<ul aria-label={t("部门 | Departments")}>
			{departs.map((depart) => (
				<li key={depart.id} className={styles.line}>
					<button type="button" className={styles.place} onClick={() => open(depart.id)}>
						<ApartmentOutlined aria-hidden />
						<b>{localize(depart.name)}</b>
						<small>{t("{n} 人 | {n}", { n: depart.count })}</small>
						<RightOutlined aria-hidden />
					</button>
				</li>
			))}
		</ul>
	);
}

/** From the root to the department, itself included; empty when there is none such. */
function wayTo(departs: readonly Depart[], id: string | null): Depart[] {
	if (id === null) return [];
	for (const depart of departs) {
		if (depart.id === id) return [depart];
		const below = wayTo(depart.children ?? [], id);
		if (below.length > 0) return [depart, ...below];
	}
	return [];
}
