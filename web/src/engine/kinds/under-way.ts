/** Files of a form that are still on their way: a form that is saved without them looks finished. */
import type { FormInstance } from "antd/es/form";

const forms = new WeakMap<FormInstance, Set<string>>();

export function noteUnderWay(form: FormInstance, key: string, sending: boolean): void {
	const keys = forms.get(form) ?? new Set<string>();
	forms.set(form, keys);
	if (sending) keys.add(key);
	else keys.delete(key);
}

/** The fields that wait for a file. */
export const underWay = (form: FormInstance): string[] => [...(forms.get(form) ?? [])];
