/** What a department is called in the person's language. */
import type { Row } from "@/engine/describe";
import { locale } from "@/kit/text";

export const departName = (row: Row) =>
	String((locale() === "en" && row.departNameEn) || row.departName || row.id);
