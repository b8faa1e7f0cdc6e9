/** Cards as the server tells them. */
import type { RowOf } from "../kit/useRows";

export type Card = RowOf<"asset/card">;
export type CardEvent = RowOf<"asset/event">;

export const TOPIC = "list/asset/card";
export const placeOf = (card: Card): string => card.unitId_dictText || card.place || "—";
