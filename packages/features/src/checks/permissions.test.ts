import { expect, test } from "vitest";
import { offered, type Reader } from "./permissions.ts";
import { DETAIL } from "./testing/detail.ts";

const LIN = "2d1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e01";
const leader: Reader = { id: LIN, role: "owner", preview: false };
const member: Reader = { ...leader, role: "viewer" };
const preview: Reader = { id: -99, role: "viewer", preview: true };
const nothing = { resolve: false, status: false, owner: false };
const all = { resolve: true, status: true, owner: true };

test.for([
  ["an administrator may do all", DETAIL, leader, all],
  ["a preview is offered all, to be told that it may not", DETAIL, preview, all],
  ["a member does nothing to what is not theirs", DETAIL, member, nothing],
  ["and resolves what is", { ...DETAIL, owner_id: LIN }, member, { ...nothing, resolve: true }],
  ["nothing of an earlier assessment changes", { ...DETAIL, current: false }, leader, nothing],
  [
    "what passed has nothing to resolve or set",
    { ...DETAIL, status: "passed", resolution: "no_required" },
    leader,
    { ...nothing, owner: true },
  ],
  [
    "what a person passed can be restored",
    { ...DETAIL, status: "passed", resolution: "no_required", manual: "forever" },
    leader,
    { ...all, resolve: false },
  ],
] as const)("%s", ([, check, reader, expected]) => {
  expect(offered(check, reader)).toEqual(expected);
});
