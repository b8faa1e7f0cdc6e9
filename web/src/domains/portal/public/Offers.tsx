/** Types of rooms by community: how many are free tonight and the price they start at. */

import Flex from "antd/es/flex";
import { useState } from "react";
import { localize, t } from "@/kit/text";
import look from "@/parts/look.module.css";
import type { Offer, OfferType } from "./api";
import styles from "./Guanwang.module.css";

export function Offers({ offer, date }: { offer: Offer[]; date: string }) {
	const [chosen, choose] = useState(0);
	const place = offer[chosen] ?? offer[0];
	return (
		<section id="rooms" aria-labelledby="rooms-title">
			<h2 id="rooms-title">
				{t("今晚可住 | Free tonight")} <small>{date}</small>
			</h2>
			{!place && <p className={look.quiet}>{t("暂无可租房型 | No rooms to let at the moment")}</p>}
			{offer.length > 1 && (
				<Flex wrap gap="small" className={styles.places} role="tablist" aria-label={t("小区 | Community")}>
					{offer.map((one, index) => (
						<button
							key={one.name}
							type="button"
							role="tab"
							aria-selected={one === place}
							onClick={() => choose(index)}
						>
							{one.name}
						</button>
					))}
				</Flex>
			)}
			{place && (
				<>
					{place.address && <p className={look.quiet}>{place.address}</p>}
					<ul className={styles.types}>
						{place.types.map((type) => (
							<TypeCard key={type.type} type={type} />
						))}
					</ul>
				</>
			)}
		</section>
	);
}

function TypeCard({ type }: { type: OfferType }) {
	return (
		<Flex
			component="li"
			wrap
			align="end"
			justify="space-between"
			className={`${look.framed} ${styles.type}`}
			data-free={type.free > 0}
		>
			<b>{localize(type.title)}</b>
			<span className={styles.price}>
				<small>¥</small>
				{Number(type.from)}
				<small>{t(" 起/晚 |  and up, per night")}</small>
			</span>
			<span className={styles.free}>
				{type.free > 0 ? t("余 {n} 间 | {n} free", { n: type.free }) : t("今晚已满 | Full tonight")}
			</span>
		</Flex>
	);
}
