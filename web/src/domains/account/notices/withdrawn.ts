/** Said to whoever was just reading it. */
import { toast } from "@/kit/notice";

export const sayWithdrawn = () =>
	toast("info", "该通知已撤回或已结束 | This notice was withdrawn or has ended");
