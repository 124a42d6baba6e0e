/** Pages of the first-time guide, in order. */
export const GUIDE_PAGES = [
  "pprm",
  "set_up_assessment",
  "invite_members",
  "connect_jira",
  "help_ai",
] as const;
export type GuidePage = (typeof GUIDE_PAGES)[number];

/** How the guide was left. The hint bubble's end and its button count as `finish`. */
export const GUIDE_READ_TYPES = ["skip", "finish", "close"] as const;
export type GuideReadType = (typeof GUIDE_READ_TYPES)[number];

/** `guide_status` of a user: 0 until the guide is read, then 1. */
export const GUIDE_STATUSES = { unread: 0, read: 1 } as const;
