/** A field of a kind with nothing declared about it. */
import type { Field, Kind } from "@/engine/describe";

export const plainField = (kind: Kind, name: string): Field => ({
	key: name,
	label: { zh: name, en: name },
	kind,
	required: false,
	rule: null,
	dict: null,
	ref: null,
	find: null,
	once: false,
	hide: [],
	width: null,
	readOnly: false,
	max: null,
	min: null,
	scale: 2,
	default: null,
	help: null,
});
