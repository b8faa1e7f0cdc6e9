/** The sentence below every way to log in; the names open the texts that are in force. */
import { lazy, Suspense, useState } from "react";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import type { AgreementName } from "./useLoginMethods";

const AgreementDialog = lazy(() => import("./AgreementDialog"));

type Kind = AgreementName["kind"];

export function AgreementNotice({ agreements }: { agreements: AgreementName[] }) {
	return (
		<small className={look.centred}>
			{t("登录即表示同意 | By logging in you agree to the ")}
			<AgreementLinks agreements={agreements} />
		</small>
	);
}

/** "User agreement and privacy policy", each a button that opens its text. */
export function AgreementLinks({ agreements }: { agreements: AgreementName[] }) {
	const [open, setOpen] = useState<Kind | null>(null);
	const titled = (kind: Kind, name: string) => agreements.find((one) => one.kind === kind)?.title ?? name;
	const link = (kind: Kind, name: string) => (
		<button type="button" className={look.link} onClick={() => setOpen(kind)}>
			{t({ zh: `《${titled(kind, name)}》`, en: titled(kind, name) })}
		</button>
	);
	return (
		<>
			{link("user", t("用户协议 | User Agreement"))}
			{t("和 |  and the ")}
			{link("privacy", t("隐私政策 | Privacy Policy"))}
			<Suspense fallback={null}>
				{open && <AgreementDialog kind={open} onClose={() => setOpen(null)} />}
			</Suspense>
		</>
	);
}
