import { passwordMessages } from "./password.ts";

/** The staff console's first account. */
export const staffMessages = {
  "mis.username_required": "Enter a name of at most 80 characters.",
  "mis.setup_failed": "The account was not created. Try again.",
  ...passwordMessages,
};
