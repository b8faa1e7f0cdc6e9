/** The words of a dictionary, without the weight of its form controls. */
import { useDict } from "@/kit/dict";
import { localize } from "@/kit/text";

export function useDictText(code: string): (value: string | null) => string {
	const options = useDict(code);
	return (value) => localize(options.find((option) => option.value === value)?.text) || (value ?? "");
}
