/** Exports what was written in a conversation of the administrators' list. */
export { default } from "../ExportDialog";
