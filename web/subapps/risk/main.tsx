/** The risk register: the matrix, the list behind each cell, owners, dates and measures. */
import { subApp } from "../kit/host";
import { Register } from "./Register";
import css from "./risk.css?inline";

export const { mount } = subApp(Register, css);
