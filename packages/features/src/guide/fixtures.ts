import type { Member } from "@candor/api/entities";

const member = (some: Partial<Member>): Member => ({
  id: "0198a000-0000-7000-8000-000000000001",
  name: "Lin Yue",
  email: "lin.yue@example.com",
  role: "owner",
  position: null,
  join_status: 0,
  joined_at: "2026-11-01T08:00:00.000Z",
  invited_at: null,
  expired: false,
  self: true,
  ...some,
});

/** Only the reader. */
export const ALONE = { list: [member({})], limit: 5, plan_ended: false };

/** The reader, a colleague, and an invitation that is not answered. */
export const TEAM = {
  list: [
    member({}),
    member({
      id: "0198a000-0000-7000-8000-000000000003",
      name: "Wei Chen",
      email: "wei@example.com",
      self: false,
    }),
  ],
  limit: 5,
  plan_ended: false,
};

/** An invitation that is not answered is nobody who joined. */
export const INVITED = {
  list: [
    member({}),
    member({
      id: "0198a000-0000-7000-8000-000000000004",
      name: "",
      email: "ana@example.com",
      join_status: 1,
      joined_at: null,
      invited_at: "2026-11-02T08:00:00.000Z",
      self: false,
    }),
  ],
  limit: 5,
  plan_ended: false,
};

export const JIRA_OFF = {
  state: "disconnected",
  connected_by: null,
  connected_at: null,
  link: null,
} as const;
export const JIRA_ON = {
  state: "connected",
  connected_by: "Lin Yue",
  connected_at: "2026-11-03T08:00:00.000Z",
  link: null,
} as const;
