/** Starts the web client. */
import { createRoot } from "react-dom/client";
import { App } from "./App";
import { reloadOnChunkError } from "./chunk-error";
import "./base.css";

reloadOnChunkError();
const root = document.getElementById("root");
if (root) createRoot(root).render(<App />);
