import { passwordMessages } from "./password.ts";

/** The staff console's first account, and a page of it that failed. */
export const staffMessages = {
  "mis.username_required": "Enter a user name of at most 80 characters.",
  "mis.setup_failed": "The account was not created. Try again.",
  "mis.stopped_title": "This page stopped working",
  "mis.stopped_text": "Reload it. If it stops again, send the reference to whoever runs this server.",
  ...passwordMessages,
  "mis.load_text": "The console could not ask who you are. Check the network, then try again.",
};
