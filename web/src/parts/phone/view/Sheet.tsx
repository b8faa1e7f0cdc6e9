/** A sheet from the bottom edge, as the browser's own dialog: focus stays in it, Escape and the back drop close it. */
import { type ReactNode, useEffect, useId, useRef } from "react";
import { t } from "@/kit/text";

interface SheetProps {
	title: string;
	close: () => void;
	children: ReactNode;
}

export function Sheet({ title, close, children }: SheetProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const titleId = useId();
	useEffect(() => {
		const shown = dialog.current;
		if (shown && !shown.open) shown.showModal();
		return () => shown?.close();
	}, []);
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the dialog by itself
		<dialog
			ref={dialog}
			className="ph-sheet"
			aria-labelledby={titleId}
			onCancel={(event) => {
				event.preventDefault();
				close();
			}}
			onClick={(event) => event.target === dialog.current && close()}
		>
			<div className="ph-sheet-body">
				<div className="ph-sheet-head">
					<h2 id={titleId}>{title}</h2>
					<button type="button" className="ph-close" onClick={close} aria-label={t("关闭 | Close")}>
						✕
					</button>
				</div>
				{children}
			</div>
		</dialog>
	);
}
