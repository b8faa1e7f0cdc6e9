/** A field that a row of a report fills, and others of its form with it. */
import { lazy, Suspense, useEffect, useState } from "react";
import { WORDS } from "@/kit/catalogue";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { PickedField } from "../picker/PickedField";
import { type PopupSetup, pairsOf } from "./config";

const ReportPopup = lazy(() => import("./ReportPopup"));

interface Props {
	setup: PopupSetup;
	/** The target that this field is. */
	name: string;
	value: string;
	/** Its own value, and those of the other targets. */
	onChange: (value: string, others: Record<string, string>) => void;
	fixed?: Record<string, string>;
	/** What is chosen can be taken away here too. */
	clearable?: boolean;
	id?: string | undefined;
	label: string;
	disabled?: boolean | undefined;
}

export function PopupField(props: Props) {
	const { setup, name, value, onChange, fixed, id, label, disabled, clearable = true } = props;
	const [open, setOpen] = useState(false);
	const pairs = pairsOf(setup);
	const wrong = pairs === null;
	useEffect(() => {
		if (wrong) toast("warning", WORDS.popupConfig);
	}, [wrong]);
	const give = (values: Record<string, string>) => {
		const { [name]: own = "", ...others } = values;
		onChange(own, others);
		setOpen(false);
	};
	return (
		<>
			<PickedField
				id={id}
				label={label}
				disabled={disabled || wrong}
				shown={value}
				button={t("选择 | Choose")}
				{...(wrong ? { placeholder: t(WORDS.popupConfig) } : {})}
				open={() => setOpen(true)}
				clear={
					clearable
						? () => give(Object.fromEntries((pairs ?? []).map(({ target }) => [target, ""])))
						: undefined
				}
			/>
			{open && pairs && (
				<Suspense fallback={null}>
					<ReportPopup
						setup={setup}
						pairs={pairs}
						{...(fixed ? { fixed } : {})}
						onOk={give}
						onCancel={() => setOpen(false)}
					/>
				</Suspense>
			)}
		</>
	);
}
