import type { listMembers, ReplyOf } from "@candor/api/contract";
import type { CheckComment, ManualStatus, Member } from "@candor/api/entities";

/** A status that a person set. */
export const MANUAL: ManualStatus = {
  duration: "next_assessment",
  reason: "Tag removed in release 88, to be confirmed by the next assessment.",
  by: "Lin Yue",
  at: "2026-11-19T09:00:00.000Z",
  detected: "critical",
};

export const COMMENTS: CheckComment[] = [
  {
    id: "3f1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e01",
    author: "Marta Keller",
    text: "The agency added the tag again in last week’s campaign. I asked them to move it behind the consent callback.",
    created_at: "2026-11-18T15:02:00.000Z",
    edited_at: null,
    own: false,
  },
  {
    id: "3f1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e02",
    author: "Lin Yue",
    text: "The fix is in staging.",
    created_at: "2026-11-18T16:20:00.000Z",
    edited_at: null,
    own: true,
  },
];

const member = (nth: number, name: string, rest: Partial<Member> = {}): Member => ({
  id: `2d1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e0${nth}`,
  name,
  email: `${name.toLowerCase().replace(" ", ".")}@example.com`,
  role: "viewer",
  position: null,
  join_status: 0,
  joined_at: "2026-08-01T08:00:00.000Z",
  invited_at: null,
  expired: false,
  self: false,
  ...rest,
});

/** Whom a check can be assigned to. */
export const TEAM_OF_TWO: ReplyOf<typeof listMembers> = {
  list: [member(1, "Lin Yue", { role: "owner", self: true }), member(2, "Marta Keller")],
  limit: 20,
  plan_ended: false,
};
