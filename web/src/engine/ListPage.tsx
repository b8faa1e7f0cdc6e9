/** The list page of any declared resource. */
import type { PageProps } from "@/app/pages";

export default function ListPage({ item }: PageProps) {
	return <div>{item.meta.resource}</div>;
}
