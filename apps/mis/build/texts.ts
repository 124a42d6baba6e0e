import type { TextGroups } from "../../../scripts/vite/texts.ts";

/** What every screen of the console says, and what those of assessments say of their objects. */
export const TEXTS: TextGroups = {
  frame: ["platform", "staff-session"],
  evidence: ["evidence", "failures"],
};
