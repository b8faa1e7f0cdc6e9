/** What the list of assets may run besides what is declared. */
import { type DialogFile, stepDialogs } from "@/engine/actions";

export const ASSET_ACTIONS = stepDialogs({ "": "asset/card" }, import.meta.glob<DialogFile>("./steps/*.tsx"));
