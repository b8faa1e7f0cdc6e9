/** How I am reminded of notices: quiet hours and notices of this browser. */
import { NoticePreferences } from "@/app/notice/NoticePreferences";

export default function Notification() {
	return <NoticePreferences />;
}
