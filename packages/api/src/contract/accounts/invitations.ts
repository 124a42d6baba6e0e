import { defineCall, PUBLIC } from "../call.ts";

export const checkInvitation = defineCall({
  id: "invitation.linkCheck",
  method: "POST",
  path: "/api/portal/v2_auth/invite/link-check",
  access: PUBLIC,
});

export const acceptInvitation = defineCall({
  id: "invitation.accept",
  method: "POST",
  path: "/api/portal/v2_auth/invite/accept",
  access: PUBLIC,
  keepDuplicates: true,
});
