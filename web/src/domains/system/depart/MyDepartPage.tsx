/** The departments that a person belongs to, with what is below, and who works there. */

import { useQuery } from "@tanstack/react-query";
import Flex from "antd/es/flex";
import { useState } from "react";
import listStyles from "@/engine/list/ListView.module.css";
import { callWhole, get } from "@/kit/http";
import { t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import { EmptyBox } from "@/parts/EmptyBox";
import look from "@/parts/look.module.css";
import { SearchTree } from "@/parts/tree/SearchTree";
import { Members } from "../user/Members";

const QUIET = { quiet: true };
/** The wire says in the message whether this person answers for departments. */
const RESPONSIBLE = "2";

export default function MyDepartPage() {
	const mine = useQuery({
		queryKey: ["departs", "mine"],
		queryFn: () => callWhole("GET", "/sys/sysDepart/queryMyDeptTreeList", undefined, QUIET),
	});
	const [chosen, setChosen] = useState<string | null>(null);
	if (mine.error) return <Broken error={mine.error} retry={() => void mine.refetch()} />;
	const responsible = mine.data?.message === RESPONSIBLE;
	return (
		<section className={listStyles.list} aria-label={t("我的部门 | My departments")}>
			<Flex component="header" align="baseline" gap="var(--ant-margin-sm)" className={look.below}>
				<h1>{t("我的部门 | My departments")}</h1>
			</Flex>
			{mine.data && !responsible ? (
				<div className={look.sheet}>
					<EmptyBox title={t("您没有负责的部门 | You answer for no department")} />
				</div>
			) : (
				<div className={look.sides}>
					<div className={look.sheet}>
						<SearchTree
							nodes={mine.data?.result ?? (mine.data ? [] : undefined)}
							label={t("我的部门 | My departments")}
							tree={{
								selectedKeys: chosen ? [chosen] : [],
								onSelect: (keys) => setChosen(keys.length > 0 ? String(keys[0]) : null),
							}}
						/>
					</div>
					<div className={look.sheet}>
						{chosen ? (
							<Members
								key={chosen}
								of={["my-depart", chosen]}
								label={t("部门成员 | People of the department")}
								fetch={(query, signal) =>
									get("/sys/user/departUserList", { depId: chosen, ...query }, { ...QUIET, signal })
								}
								add={null}
								take={null}
							/>
						) : (
							<EmptyBox title={t("选择一个部门查看成员 | Choose a department to see its people")} />
						)}
					</div>
				</div>
			)}
		</section>
	);
}
