import { currentPasswordMessages, passwordMessages } from "./password.ts";

/** The pages that links in mails open: a new password, an invitation, a registration, a sign-in. */
export const credentialMessages = {
  "auth.email_incorrect": "The email address is incorrect. Enter it again.",
  "auth.mail_timeout": "The server did not answer within 30 seconds. Look into your inbox, then try again.",
  "auth.link_incomplete": "Open the whole link of the mail, to its last character.",
  "auth.sign_on_elsewhere":
    "It was begun in another tab or browser, or is completed already. Start it again from the sign-in page.",
  "auth.new_password_required": "Enter a new password.",
  "auth.password_rule": "Use at least 8 characters with letters and digits.",
  ...passwordMessages,
  ...currentPasswordMessages,
  "auth.confirm_password_required": "Enter the new password again.",
  "auth.passwords_differ": "The passwords do not match.",
  "auth.submit_failed": "Submitting failed. Try again.",
  "auth.user_name_required": "Enter your user name.",
  "auth.name_long": "Use at most 80 characters.",
  "auth.company_required": "Enter the name of your company.",
};
