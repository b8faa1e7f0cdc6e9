/** The platform's mark and name. */
import { Link } from "react-router";
import styles from "./Brand.module.css";
import { PLATFORM } from "./usePageTitle";

export function Brand({ short = false }: { short?: boolean }) {
	return (
		<Link to="/" className={styles.brand} aria-label={PLATFORM()}>
			<img src="/favicon.svg" alt="" width={26} height={26} />
			{!short && <b>{PLATFORM()}</b>}
		</Link>
	);
}
