/** The approval inbox: to decide, asked by me, decided by me. */
import { subApp } from "../kit/host";
import { Inbox } from "./Inbox";
import css from "./workflow.css?inline";

export const { mount } = subApp(Inbox, css);
