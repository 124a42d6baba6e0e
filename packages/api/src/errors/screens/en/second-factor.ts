import { currentPasswordMessages } from "./password.ts";

/** The second step of signing in. */
export const secondFactorMessages = {
  "auth.code_required": "Enter the code.",
  "auth.passkey_cancelled":
    "The browser did not use a passkey: it was cancelled or took too long. Try again.",
  "auth.passkey_there": "This device or browser holds one of your passkeys already.",
  "auth.passkey_address":
    "Passkeys do not work at this address of the console. Open it at its public address.",
  "auth.passkey_name_required": "Enter a name of at most 60 characters.",
  ...currentPasswordMessages,
};
