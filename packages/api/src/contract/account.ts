import * as z from "zod/mini";
import { accountSession, JOB_POSITIONS, USER_NAME_MAX } from "../entities/account.ts";
import { id } from "../entities/common.ts";
import { line } from "../entities/line.ts";
import { currentUser } from "../entities/people.ts";
import { CUSTOMER, defineEndpoint } from "./endpoint.ts";

const userName = line(USER_NAME_MAX).check(z.minLength(1));
const position = z.nullable(z.enum(JOB_POSITIONS));

export const completeProfile = defineEndpoint({
  id: "account.completeProfile",
  method: "POST",
  path: "/api/portal/v2/user/complete-profile",
  access: CUSTOMER,
  request: z.object({ name: userName, position: z.optional(position) }),
  reply: currentUser,
  keepDuplicates: true,
  doc: "The last step after an invitation: name, and the job position where one wants to give it.",
});

export const updateProfile = defineEndpoint({
  id: "account.updateProfile",
  method: "POST",
  path: "/api/portal/v2/user/profile",
  access: CUSTOMER,
  request: z.object({
    name: userName,
    position,
    /** IANA name, or null for the browser's. */
    timezone: z.nullable(z.string().check(z.maxLength(80))),
  }),
  reply: currentUser,
  keepDuplicates: true,
  doc: "Changes the caller's own name, job position and time zone.",
});

export const listSessions = defineEndpoint({
  id: "account.sessions",
  method: "POST",
  path: "/api/portal/v2/user/session/list",
  access: CUSTOMER,
  request: z.object({}),
  reply: z.object({ list: z.array(accountSession) }),
  doc: "The caller's own sessions that are alive, the one seen last first.",
});

export const revokeSession = defineEndpoint({
  id: "account.revokeSession",
  method: "POST",
  path: "/api/portal/v2/user/session/revoke",
  access: CUSTOMER,
  request: z.object({ id }),
  reply: z.object({}),
  errors: ["auth.session_not_found"],
  keepDuplicates: true,
  doc: "Ends one of the caller's own sessions at once.",
});

export const revokeOtherSessions = defineEndpoint({
  id: "account.revokeOtherSessions",
  method: "POST",
  path: "/api/portal/v2/user/session/revoke-others",
  access: CUSTOMER,
  request: z.object({}),
  reply: z.object({
    /** How many were ended. */
    ended: z.int(),
  }),
  keepDuplicates: true,
  doc: "Ends all of the caller's own sessions but this one.",
});
