import type { TextGroups } from "../../../scripts/vite/texts.ts";

/** Wherever texts of one of a group are needed, most are. */
export const TEXTS: TextGroups = {
  frame: ["platform", "shell"],
  checks: ["checks", "evidence", "exports", "views"],
};
