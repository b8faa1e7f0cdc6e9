/** Pages with a session of their own, outside the shell and its guard, such as the housekeeper's phone page. */
import type { ComponentType, LazyExoticComponent } from "react";

export interface OutsidePage {
	path: string;
	Page: LazyExoticComponent<ComponentType>;
}

export const OUTSIDE: readonly OutsidePage[] = [];
