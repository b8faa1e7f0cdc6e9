/** What the house is, its figures of the last twelve months, and its photos. */
import Card from "antd/es/card";
import Descriptions from "antd/es/descriptions";
import Flex from "antd/es/flex";
import Image from "antd/es/image";
import Statistic from "antd/es/statistic";
import Typography from "antd/es/typography";
import { useDict } from "@/kit/dict";
import { t } from "@/kit/text";
import { fileUrl } from "@/kit/transport";
import { Video } from "@/parts/upload/Shown";
import { smallUrl } from "@/parts/upload/wire";
import { sumText } from "../cashier/money";
import { sumMonths } from "./months";
import styles from "./portrait.module.css";
import type { Mode, Portrait } from "./wire";

export function HouseFacts({ portrait, mode }: { portrait: Portrait; mode: Mode }) {
	const { house, places } = portrait;
	const sums = sumMonths(portrait.months);
	const orientation = useDictText("orientation", house.orientation);
	const renovation = useDictText("renovation", house.renovation);
	const method = useDictText("rental_method", house.rentalMethod);
	const layout = t("{b}室{h}厅{w}卫 | {b} bed, {h} living, {w} bath", {
		b: house.bedrooms ?? 0,
		h: house.halls ?? 0,
		w: house.baths ?? 0,
	});
	const [priced, price] =
		mode === "daily"
			? [t("日租价 | Per night"), house.priceDaily]
			: [t("月租价 | Per month"), house.priceMonth];
	const facts: Array<[string, string | number | null | undefined]> = [
		[t("小区 | Community"), house.communityId_dictText],
		[t("户型 | Layout"), layout],
		[t("面积 | Space"), house.space ? `${house.space} ㎡` : null],
		[t("朝向 | Orientation"), orientation],
		[t("装修 | Renovation"), renovation],
		[t("出租方式 | Let"), method],
		[t("可租单位 | Places"), places],
		[priced, price ? sumText(price) : null],
	];
	return (
		<Card variant="borderless">
			<Flex vertical gap="middle">
				<Descriptions
					column={{ xs: 1, sm: 2, md: 2, lg: 4 }}
					items={facts.map(([label, value]) => ({ key: label, label, children: value ?? "—" }))}
				/>
				<Flex wrap gap="var(--ant-margin-xxl)">
					<Statistic
						title={INCOME[mode]()}
						value={sums.income === null ? "—" : sumText(sums.income.toFixed(2))}
					/>
					<Statistic
						title={t("空置率 | Vacancy")}
						value={sums.vacancy ?? "—"}
						suffix={sums.vacancy === null ? null : "%"}
					/>
					<Statistic title={t("入住夜数 | Nights taken")} value={sums.taken} />
					<Statistic title={t("关房夜数 | Nights closed")} value={sums.blocked} />
				</Flex>
				<Photos house={house} />
			</Flex>
		</Card>
	);
}

/** In the reader's language; the row itself carries the Chinese text. */
function useDictText(code: string, value: string | null | undefined): string | undefined {
	return useDict(code).find((option) => option.value === value)?.text;
}

const INCOME = {
	daily: () => t("近一年房费 | Room charges of a year"),
	long: () => t("近一年实收租金 | Rent received in a year"),
} as const;

function Photos({ house }: { house: Portrait["house"] }) {
	const paths = [house.cover ?? "", ...(house.photos ?? "").split(",")].filter(Boolean);
	const all = [...new Set(paths)];
	const film = house.video;
	if (all.length === 0 && !film)
		return <Typography.Text type="secondary">{t("没有照片 | no pictures")}</Typography.Text>;
	return (
		<Flex wrap gap="var(--ant-margin-sm)" className={styles.photos}>
			<Image.PreviewGroup>
				{all.map((path, at) => (
					<Image
						key={path}
						src={smallUrl(path)}
						preview={{ src: fileUrl(path) }}
						alt={t("照片 {n} | Photo {n}", { n: at + 1 })}
						width={140}
						height={105}
					/>
				))}
			</Image.PreviewGroup>
			{film && <Video path={film} />}
		</Flex>
	);
}
