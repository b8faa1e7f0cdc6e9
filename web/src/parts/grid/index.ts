/** The editable grid: rows and columns windowed, changes as data. */

export { EditGrid } from "./EditGrid";
export { temporaryId } from "./new-row";
export * from "./types";
