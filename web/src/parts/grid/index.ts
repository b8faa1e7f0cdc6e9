/** The editable grid: rows and columns windowed, changes as data. */

export { EditGrid } from "./EditGrid";
export * from "./types";
