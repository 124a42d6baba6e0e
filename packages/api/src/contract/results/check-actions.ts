import { CUSTOMER, defineCall, OWNER } from "../call.ts";

/** Longest reason for a change of status. */
export const REASON_MAX = 1000;

/** Checks that one call changes at most. */
export const BULK_MAX = 100;

export const setCheckOwner = defineCall({
  id: "check.setOwner",
  method: "POST",
  path: "/api/portal/v2/check/set-owner",
  access: OWNER,
  keepDuplicates: true,
});

export const setCheckResolved = defineCall({
  id: "check.setResolved",
  method: "POST",
  path: "/api/portal/v2/check/set-resolved",
  access: CUSTOMER,
  keepDuplicates: true,
});

export const setCheckPassed = defineCall({
  id: "check.setPassed",
  method: "POST",
  path: "/api/portal/v2/check/set-passed",
  access: OWNER,
  keepDuplicates: true,
});

export const restoreCheck = defineCall({
  id: "check.restore",
  method: "POST",
  path: "/api/portal/v2/check/restore",
  access: OWNER,
  keepDuplicates: true,
});

export const setCheckOwners = defineCall({
  id: "check.setOwners",
  method: "POST",
  path: "/api/portal/v2/check/set-owners",
  access: OWNER,
  keepDuplicates: true,
});

export const setChecksResolved = defineCall({
  id: "check.setAllResolved",
  method: "POST",
  path: "/api/portal/v2/check/set-all-resolved",
  access: CUSTOMER,
  keepDuplicates: true,
});
