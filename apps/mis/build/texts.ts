import type { TextGroups } from "../../../scripts/vite/texts.ts";

/** What every screen of the console says. */
export const TEXTS: TextGroups = { frame: ["platform", "staff-session"] };
