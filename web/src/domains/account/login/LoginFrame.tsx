/** What all pages before login share: the background, the card with the house's name, apps to get, and the copyright. */

import Flex from "antd/es/flex";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { useSecondStep } from "@/kit/session";
import { chooseLocale, t, useLocale } from "@/kit/text";
import look from "@/parts/look.module.css";
import { Backdrop } from "./Backdrop";
import styles from "./Login.module.css";
import { SecondStepForm } from "./SecondStepForm";
import type { LoginMethods } from "./useLoginMethods";

const AppCodes = lazy(() => import("./AppCodes"));

interface Props {
	title: string;
	ways: LoginMethods;
	/** Forms of many fields stand in a wider card. */
	wide?: boolean;
	children: ReactNode;
}

export function LoginFrame({ title, ways, wide = false, children }: Props) {
	const asked = useSecondStep();
	useEffect(() => {
		document.title = `${title} - ${t("管家 | Guanjia")}`;
	}, [title]);
	return (
		<Flex vertical align="center" className={styles.page}>
			<Backdrop />
			<LanguageSwitch />
			<Flex component="main" vertical gap="middle" className={styles.card} data-wide={wide}>
				<Flex component="header" align="center" gap="middle">
					<img src="/favicon.svg" alt="" width={44} height={44} />
					<div>
						<h1>{t("管家 | Guanjia")}</h1>
						<small>{t("物业、场馆与租住服务一体化工作台 | Property, venues and rentals at work")}</small>
					</div>
				</Flex>
				{asked ? <SecondStepForm asked={asked} /> : children}
			</Flex>
			<Suspense fallback={null}>{ways.apps.length > 0 && <AppCodes apps={ways.apps} />}</Suspense>
			<footer className={`${styles.pill} ${look.note}`}>
				© {new Date().getFullYear()} {t("管家 · 保留所有权利 | Guanjia · All rights reserved")}
			</footer>
		</Flex>
	);
}

function LanguageSwitch() {
	const locale = useLocale();
	const other = locale === "en" ? "zh" : "en";
	return (
		<button
			type="button"
			className={`${styles.pill} ${styles.language}`}
			lang={other === "zh" ? "zh-CN" : "en"}
			onClick={() => chooseLocale(other)}
		>
			{other === "en" ? "English" : "中文"}
		</button>
	);
}
