/** Chooses the organisation a person works for now; rights and menu follow it. */
import Modal from "antd/es/modal";
import Select from "antd/es/select";
import { useEffect, useState } from "react";
import { toast } from "@/kit/notice";
import { queryClient } from "@/kit/query";
import { type Depart, fetchDeparts, selectDepart } from "@/kit/session";
import { t } from "@/kit/text";

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
	return (
		<Modal
			open={departs !== null && departs.length > 0}
			title={t("切换部门 | Switch organisation")}
			width={450}
			onCancel={onClose}
			onOk={() => void save()}
			confirmLoading={saving}
			okText={t("确定 | OK")}
			cancelText={t("取消 | Cancel")}
		>
			<Select
				aria-label={t("部门 | Organisation")}
				style={{ width: "100%", marginBlock: 16 }}
				value={chosen}
				onChange={setChosen}
				options={departs?.map((one) => ({ value: one.orgCode, label: one.departName })) ?? []}
			/>
		</Modal>
	);
}
