import type { TextGroups } from "../../../scripts/vite/texts.ts";

/** Wherever texts of one of a group are needed, most are. */
export const TEXTS: TextGroups = {
  frame: ["platform", "shell"],
  checks: ["checks", "evidence"],
  "list-dialogs": ["check-dialogs", "exports", "views"],
};

/** What is said of a plan that has ended, on many screens, and on checks. */
export const MESSAGES: TextGroups = { frame: ["plan"], checks: ["check"] };
