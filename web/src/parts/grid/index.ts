/** The editable grid: rows and columns windowed, changes as data. */
export { temporaryId } from "./columns";
export { EditGrid } from "./EditGrid";
export * from "./types";
