/** The editable grid: rows and columns windowed, changes as data. */
export * from "./types";
