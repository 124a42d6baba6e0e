import { defineCall, PUBLIC, STAFF_ENROLLING, staff } from "../call.ts";

export const stepWithCode = defineCall({
  id: "staff.stepCode",
  method: "POST",
  path: "/api/mis/v2/auth/second-step/code",
  access: PUBLIC,
  keepDuplicates: true,
});

export const stepPasskeyBegin = defineCall({
  id: "staff.stepPasskeyBegin",
  method: "POST",
  path: "/api/mis/v2/auth/second-step/passkey-begin",
  access: PUBLIC,
  keepDuplicates: true,
});

export const stepPasskeyFinish = defineCall({
  id: "staff.stepPasskeyFinish",
  method: "POST",
  path: "/api/mis/v2/auth/second-step/passkey-finish",
  access: PUBLIC,
  keepDuplicates: true,
});

export const getSecondFactors = defineCall({
  id: "factor.get",
  method: "POST",
  path: "/api/mis/v2/factor/get",
  access: STAFF_ENROLLING,
});

export const beginTotp = defineCall({
  id: "factor.totpBegin",
  method: "POST",
  path: "/api/mis/v2/factor/totp/begin",
  access: STAFF_ENROLLING,
  keepDuplicates: true,
});

export const finishTotp = defineCall({
  id: "factor.totpFinish",
  method: "POST",
  path: "/api/mis/v2/factor/totp/finish",
  access: STAFF_ENROLLING,
  keepDuplicates: true,
});

export const removeTotp = defineCall({
  id: "factor.totpRemove",
  method: "POST",
  path: "/api/mis/v2/factor/totp/remove",
  access: STAFF_ENROLLING,
  keepDuplicates: true,
});

export const beginPasskey = defineCall({
  id: "factor.passkeyBegin",
  method: "POST",
  path: "/api/mis/v2/factor/passkey/begin",
  access: STAFF_ENROLLING,
  keepDuplicates: true,
});

export const finishPasskey = defineCall({
  id: "factor.passkeyFinish",
  method: "POST",
  path: "/api/mis/v2/factor/passkey/finish",
  access: STAFF_ENROLLING,
  keepDuplicates: true,
});

export const removePasskey = defineCall({
  id: "factor.passkeyRemove",
  method: "POST",
  path: "/api/mis/v2/factor/passkey/remove",
  access: STAFF_ENROLLING,
  keepDuplicates: true,
});

export const renewRecovery = defineCall({
  id: "factor.recoveryRenew",
  method: "POST",
  path: "/api/mis/v2/factor/recovery/renew",
  access: STAFF_ENROLLING,
  keepDuplicates: true,
});

export const staffPolicy = defineCall({
  id: "staffAccount.policy",
  method: "POST",
  path: "/api/mis/v2/staff/policy",
  access: staff("super"),
});

export const saveStaffPolicy = defineCall({
  id: "staffAccount.policySave",
  method: "POST",
  path: "/api/mis/v2/staff/policy-save",
  access: staff("super"),
  keepDuplicates: true,
});

export const resetSecondFactor = defineCall({
  id: "staffAccount.resetFactor",
  method: "POST",
  path: "/api/mis/v2/staff/reset-factor",
  access: staff("super"),
  keepDuplicates: true,
});
