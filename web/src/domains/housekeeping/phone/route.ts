/** The few addresses of the housekeeper's phone page. */
import * as route from "@/parts/phone/route";

export const HOME = "/m/housekeeping";
export const orderAddress = (id: string) => `${HOME}?order=${id}`;
export const PAY = `${HOME}?pay=mine`;
export const goBack = () => route.goBack(HOME);
