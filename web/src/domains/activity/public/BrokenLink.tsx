/** What stands where a link of an activity opens nothing: what the server says, or that a part of the link is missing. */
import { localize, t } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import { PublicWord } from "@/parts/PublicPage";

export function BrokenLink({ error }: { error: Error | null }) {
	return (
		<PublicWord>
			<EmptyBox
				alarm
				title={t("链接不可用 | This link cannot be used")}
				text={
					error
						? localize(error.message)
						: t("请从收到的完整链接打开本页。 | Please open this page by the whole link that you got.")
				}
			/>
		</PublicWord>
	);
}
