/** A cron expression; its editor is loaded when the first such field is on screen. */
import { lazy, Suspense } from "react";
import { Waiting } from "@/parts/Waiting";
import { type EditProps, textOf } from "./types";

const CronInput = lazy(() => import("@/parts/cron/CronInput"));

export function EditCron({ field, value, onChange, id, disabled = false, label }: EditProps) {
	return (
		<Suspense fallback={<Waiting />}>
			<CronInput
				id={id}
				label={label}
				disabled={disabled}
				cronValue={textOf(value)}
				maxLength={field.max ?? undefined}
				onChange={(cron) => onChange?.(cron)}
			/>
		</Suspense>
	);
}
