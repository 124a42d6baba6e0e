import type { listMembers, ReplyOf } from "@candor/api/contract";
import { JOIN_STATUS, type Member } from "@candor/api/entities";

let made = 0;

/** Somebody invented: an active member unless told otherwise. */
export function person(name: string, rest: Partial<Member> = {}): Member {
  made += 1;
  return {
    id: `0198a000-0000-7000-8000-0000000001${String(made).padStart(2, "0")}`,
    name,
    email: `${name.toLowerCase().replace(/[^a-z]+/g, ".")}@example.com`,
    role: "viewer",
    position: null,
    join_status: JOIN_STATUS.valid,
    joined_at: "2026-06-01T08:00:00.000Z",
    invited_at: null,
    expired: false,
    self: false,
    ...rest,
  };
}

/** Somebody who has not answered yet. */
export const invited = (email: string, rest: Partial<Member> = {}): Member =>
  person("", {
    email,
    join_status: JOIN_STATUS.pending,
    joined_at: null,
    invited_at: "2026-11-17T08:00:00.000Z",
    ...rest,
  });

export const LIN = person("Lin Yue", { role: "owner", self: true });
export const MARTA = person("Marta Keller");
export const NINA = invited("nina.lange@example.com");
export const OLD = invited("wei.chen@example.com", {
  role: "owner",
  invited_at: "2026-10-19T08:00:00.000Z",
  expired: true,
});
export const LONG = person("Alexandra Konstantinopoulou-Featherstonehaugh of the northern subsidiaries", {
  email: `${"a-very-long-department-of-".repeat(3)}example@subsidiaries.example.com`,
  role: "owner",
});

export const teamOf = (list: Member[], limit = 20): ReplyOf<typeof listMembers> => ({
  list,
  limit,
  plan_ended: false,
});

/** Everybody a row can be: oneself, a member, an invitation, and one whose link has run out. */
export const TEAM = teamOf([LIN, MARTA, NINA, OLD]);

/** More than are read at a glance. */
export const MANY = teamOf([
  LIN,
  LONG,
  MARTA,
  ...["Jonas Weber", "Rosa Ortiz", "Dev Shah", "He Ting", "Ada Novak", "Marcus Bell", "Kaya Aydin"].map(
    (name) => person(name),
  ),
  person("林月", { email: "yue.lin@example.com" }),
]);
