/** The portrait of a house, as a daily or a long rental: two addresses, one page. */
import Button from "antd/es/button";
import Segmented from "antd/es/segmented";
import { useLocation, useNavigate } from "react-router";
import { useTabTitle } from "@/app/shell/page-context";
import { RecordWays } from "@/engine/record-extras";
import { t, tell } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import { Waiting } from "@/parts/Waiting";
import { HouseFacts } from "./HouseFacts";
import { Lines } from "./Lines";
import { Months } from "./Months";
import styles from "./portrait.module.css";
import { type Mode, usePortrait } from "./wire";

const PATHS = {
	daily: "/Housekeeping/propertyPortrait",
	long: "/Housekeeping/propertyPortraitlong",
} as const;

export default function PortraitPage() {
	const { pathname, search } = useLocation();
	const navigate = useNavigate();
	const id = new URLSearchParams(search).get("id");
	const mode: Mode = pathname.toLowerCase().endsWith("long") ? "long" : "daily";
	if (!id) {
		return (
			<EmptyBox title={t("没有指定房源 | No house was named")}>
				<Button type="primary" onClick={() => navigate("/rental/house")}>
					{t("去房源列表 | To the houses")}
				</Button>
			</EmptyBox>
		);
	}
	return <Portrait key={id} id={id} mode={mode} />;
}

function Portrait({ id, mode }: { id: string; mode: Mode }) {
	const navigate = useNavigate();
	const { data, error, refetch } = usePortrait(id, mode);
	useTabTitle(data?.title);
	if (error) {
		return (
			<EmptyBox alarm title={t("打不开这个房源 | This house cannot be shown")} text={tell(error.message)}>
				<Button onClick={() => void refetch()}>{t("重试 | Retry")}</Button>
			</EmptyBox>
		);
	}
	if (!data) return <Waiting />;
	return (
		<article className={styles.page}>
			<header className={styles.head}>
				<h1>{data.title}</h1>
				<RecordWays talk path="rental/house" id={id} name={data.title} />
				<Segmented<Mode>
					aria-label={t("画像 | Portrait")}
					value={mode}
					options={[
						{ value: "daily", label: t("日租 | By night") },
						{ value: "long", label: t("长租 | Long rental") },
					]}
					onChange={(chosen) => navigate(`${PATHS[chosen]}?id=${id}`)}
				/>
			</header>
			<HouseFacts portrait={data} mode={mode} />
			<Months months={data.months} mode={mode} />
			<div className={styles.two}>
				<Lines
					title={
						mode === "daily"
							? t("近一年的入住与关房 | Stays and closed days of a year")
							: t("近一年的合同与关房 | Leases and closed days of a year")
					}
					lines={data.lines}
					nothing={t("近一年没有记录。 | Nothing within a year.")}
				/>
				<Lines
					title={t("维修 | Repairs")}
					lines={data.repairs}
					nothing={t("近一年没有维修。 | No repairs within a year.")}
				/>
			</div>
		</article>
	);
}
