/** A reason that must be given: the usual ones at a touch, and room for one's own words. */
import { type Pair, t } from "@/kit/text";

interface Props {
	usual: readonly Pair[];
	value: string;
	onChange: (reason: string) => void;
}

export function ReasonFields({ usual, value, onChange }: Props) {
	return (
		<>
			<fieldset className="ph-choices" aria-label={t("常用原因 | Usual reasons")}>
				{usual.map((one) => (
					<button
						key={one}
						type="button"
						className="ph-choice"
						aria-pressed={value === t(one)}
						onClick={() => onChange(t(one))}
					>
						{t(one)}
					</button>
				))}
			</fieldset>
			<label className="ph-field">
				{t("原因（必填） | Reason (required)")}
				<textarea rows={2} maxLength={200} value={value} onChange={(event) => onChange(event.target.value)} />
			</label>
		</>
	);
}
