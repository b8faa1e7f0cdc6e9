/** How I am reminded of notices: quiet hours and notices of this browser. */
import { NoticePreferences } from "./notices/NoticePreferences";

export default function Notification() {
	return <NoticePreferences />;
}
