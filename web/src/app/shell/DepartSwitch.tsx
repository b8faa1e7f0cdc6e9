/** Chooses the organisation a person works for now; rights and menu follow it. */
import { useEffect, useMemo, useState } from "react";
import { departName } from "@/kit/depart";
import { matchNames } from "@/kit/match";
import { toast } from "@/kit/notice";
import { queryClient } from "@/kit/query";
import { type Depart, fetchDeparts, selectDepart } from "@/kit/session";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { SearchSelect, type SearchSource } from "@/parts/picker/SearchSelect";

export default function DepartSwitch({ onClose }: { onClose: () => void }) {
	const [departs, setDeparts] = useState<Depart[] | null>(null);
	const [chosen, setChosen] = useState<string | null>(null);
	const [saving, setSaving] = useState(false);

	useEffect(() => {
		fetchDeparts()
			.then(({ list, orgCode }) => {
				setDeparts(list);
				setChosen(orgCode);
				if (list.length > 0) return;
				toast("warning", "您尚未设置机构信息! | You have no organisation set!");
				onClose();
			})
			.catch(onClose);
	}, [onClose]);

	const source = useMemo(() => sourceOf(departs ?? []), [departs]);
	const save = async () => {
		if (!chosen) return toast("warning", "请选择机构 | Please choose an organisation");
		setSaving(true);
		try {
			await selectDepart(chosen);
			await queryClient.invalidateQueries();
			toast("success", "切换成功 | Switched");
			onClose();
		} catch {
			setSaving(false);
		}
	};
	if (departs === null || departs.length === 0) return null;
	return (
		<Dialog
			title={t("切换部门 | Switch organisation")}
			width={450}
			onClose={onClose}
			onSubmit={save}
			busy={saving}
		>
			<div style={{ marginBlock: 16 }}>
				<SearchSelect
					label={t("部门 | Organisation")}
					source={source}
					value={chosen ? [chosen] : []}
					onChange={([one = null]) => setChosen(one)}
				/>
			</div>
		</Dialog>
	);
}

/** The person's own departments are all here: found by name, pinyin and initials without asking again. */
function sourceOf(departs: readonly Depart[]): SearchSource {
	const all = departs.map((one) => ({ value: one.orgCode, text: departName(one), also: one.departName }));
	const named = async (values: string[]) =>
		values.flatMap((value) => all.find((one) => one.value === value) ?? []);
	return {
		key: ["departs", all.map(({ value }) => value).join(",")],
		find: async (word) => all.filter(({ text, also }) => !word || matchNames([text, also], word) !== null),
		name: named,
		recall: named,
	};
}
