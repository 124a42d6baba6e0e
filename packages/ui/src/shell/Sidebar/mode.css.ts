import { style, styleVariants } from "@vanilla-extract/css";

// How the sidebar stands; its parts look up to it.

export const mode = styleVariants({ expanded: {}, collapsed: {}, drawer: {} });

export const dense = style({});
