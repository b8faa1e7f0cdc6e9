/** The workbench's view of the bell: the same two lists, and the way to all of them. */
import Button from "antd/es/button";
import { useNavigate } from "react-router";
import { openNotice } from "@/engine/notices/opened";
import { WORDS } from "@/kit/catalogue";
import { t } from "@/kit/text";
import { MINE_PATH } from "./NoticePanel";
import { NoticeTabs } from "./NoticeTabs";
import { useBellContent } from "./useBell";
import styles from "./WorkbenchNotices.module.css";

export function WorkbenchNotices() {
	const { data } = useBellContent();
	const navigate = useNavigate();
	return (
		<section className={styles.card} aria-label={t("通知公告 | Notices")}>
			<NoticeTabs content={data} onOpen={openNotice} />
			<Button type="link" size="small" className={styles.more ?? ""} onClick={() => navigate(MINE_PATH)}>
				{t(WORDS.viewMore)}
			</Button>
		</section>
	);
}
