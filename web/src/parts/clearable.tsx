/** What empties a text box, by its name: antd calls the cross by that of its drawing. */
import CloseCircleFilled from "@ant-design/icons/es/icons/CloseCircleFilled";
import { t } from "@/kit/text";

export const clearable = () => ({ clearIcon: <CloseCircleFilled aria-label={t("清空 | Clear")} /> });
