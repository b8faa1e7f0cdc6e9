/** A text cut to a number of signs; the whole of it is shown on hover and on focus, and is what screen readers read. */
import Tooltip from "antd/es/tooltip";
import { cut, LENGTH } from "./cut";
import styles from "./Ellipsis.module.css";

interface Props {
	text: string;
	length?: number;
	/** False inside a link or a button, which has the focus itself. */
	focusable?: boolean;
}

export function Ellipsis({ text, length = LENGTH, focusable = true }: Props) {
	const short = cut(text, length);
	if (short === text) return <>{text}</>;
	return (
		<Tooltip title={text} trigger={["hover", "focus"]} classNames={{ root: styles.whole ?? "" }}>
			<span className={styles.cut} data-cut {...(focusable ? { tabIndex: 0 } : {})}>
				<span aria-hidden>{short}</span>
				<span className="gj-sr">{text}</span>
			</span>
		</Tooltip>
	);
}
