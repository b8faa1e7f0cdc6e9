/** What a department is called in the person's language. */
import { locale } from "./text";

interface Named {
	id?: unknown;
	departName?: unknown;
	departNameEn?: unknown;
}

export const departName = (depart: Named): string =>
	String((locale() === "en" && depart.departNameEn) || depart.departName || depart.id);
