/** The phone pages that a person may open, as the start page last read them; those with several have a way back to it. */
import { storedCell } from "@/kit/state";

export const START = "/m/";

/** How many there are. */
export const pagesCell = storedCell("phone_pages", 1);
