/** What a screen reader is told while something is moved by keyboard, in the language of the page. */
import type { Announcements, ScreenReaderInstructions } from "@dnd-kit/core";
import { type Pair, t } from "@/kit/text";

/** How a line of a list is moved. */
export const UP_AND_DOWN: Pair =
	"按空格拿起，上下方向键移动，再按空格放下，Esc 取消 | Space picks up, up and down move, space drops, Escape cancels";

interface DragWords {
	screenReaderInstructions: ScreenReaderInstructions;
	announcements: Announcements;
}

/** `nameOf` names the places that something is moved to. */
export function dragWords(nameOf: (id: string) => string, how: Pair): DragWords {
	return {
		screenReaderInstructions: { draggable: t(how) },
		announcements: {
			onDragStart: () => t("已拿起 | Picked up"),
			onDragOver: ({ over }) => (over ? nameOf(String(over.id)) : undefined),
			onDragEnd: ({ over }) =>
				over
					? t("已放到 {name} | Dropped on {name}", { name: nameOf(String(over.id)) })
					: t("已放回 | Put back"),
			onDragCancel: () => t("已取消 | Cancelled"),
		},
	};
}

/** What it is called to be: said of the handle. */
export const draggable = () => ({ roleDescription: t("可移动 | movable") });
