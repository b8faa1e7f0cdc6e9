/** What the lists of signing may run, and the screens that their rows open. */
import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { ActionView, DetailViewProps } from "@/engine/actions";

export const SIGNING_ACTIONS: Readonly<Record<string, ActionView>> = {
	"sign/key:install": { Dialog: lazy(() => import("./certificates/InstallDialog")) },
};

export const SIGNING_DETAILS: Readonly<Record<string, LazyExoticComponent<ComponentType<DetailViewProps>>>> =
	{
		"sign/template": lazy(() => import("./templates/TemplateScreen")),
	};
