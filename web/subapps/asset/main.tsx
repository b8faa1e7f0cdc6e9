/** Asset cards: what the organisation owns, where it stands and who keeps it. */
import { subApp } from "../kit/host";
import css from "./asset.css?inline";
import { Cards } from "./Cards";

export const { mount } = subApp(Cards, css);
