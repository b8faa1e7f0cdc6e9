/** Exports what one person wrote, in all conversations. */
export { default } from "../ExportDialog";
