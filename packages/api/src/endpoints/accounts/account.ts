import * as z from "zod/mini";
import * as calls from "../../contract/accounts/account.ts";
import { accountSession, JOB_POSITIONS, USER_NAME_MAX } from "../../entities/accounts/account.ts";
import { currentUser } from "../../entities/accounts/people.ts";
import { id } from "../../entities/common.ts";
import { filledLine } from "../../entities/line.ts";
import { defineEndpoint } from "../endpoint.ts";

const userName = filledLine(USER_NAME_MAX);
const position = z.nullable(z.enum(JOB_POSITIONS));

export const completeProfile = defineEndpoint(calls.completeProfile, {
  request: z.object({ name: userName, position: z.optional(position) }),
  reply: currentUser,
  doc: "The last step after an invitation: name, and the job position where one wants to give it.",
});

export const updateProfile = defineEndpoint(calls.updateProfile, {
  request: z.object({
    name: userName,
    position,
    /** IANA name, or null for the browser's. */
    timezone: z.nullable(z.string().check(z.maxLength(80))),
  }),
  reply: currentUser,
  doc: "Changes the caller's own name, job position and time zone.",
});

export const listSessions = defineEndpoint(calls.listSessions, {
  request: z.object({}),
  reply: z.object({ list: z.array(accountSession) }),
  doc: "The caller's own sessions that are alive, the one seen last first.",
});

export const revokeSession = defineEndpoint(calls.revokeSession, {
  request: z.object({ id }),
  reply: z.object({}),
  errors: ["auth.session_not_found"],
  doc: "Ends one of the caller's own sessions at once.",
});

export const revokeOtherSessions = defineEndpoint(calls.revokeOtherSessions, {
  request: z.object({}),
  reply: z.object({
    /** How many were ended. */
    ended: z.int(),
  }),
  doc: "Ends all of the caller's own sessions but this one.",
});
