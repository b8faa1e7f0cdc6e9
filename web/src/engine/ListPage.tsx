/** The list page of any declared resource, its state in the address of its tab. */
import type { PageProps } from "@/engine/navigation/pages";
import { WORDS } from "@/kit/catalogue";
import { t } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import { ListScreen } from "./ListScreen";
import { useAddressState } from "./list/useListState";

export default function ListPage({ item }: PageProps) {
	const control = useAddressState();
	const { resource } = item.meta;
	if (!resource) return <EmptyBox alarm title={t(WORDS.noListUrl)} text={t(WORDS.noListUrlHelp)} />;
	return <ListScreen resource={resource} control={control} />;
}
