/** The reader's own profile. */
export const accountMessages = {
  "account.name_missing": "Enter your name.",
  "account.name_long": "Use at most 80 characters.",
  "account.timezone_unknown": "This server does not know that time zone.",
};
