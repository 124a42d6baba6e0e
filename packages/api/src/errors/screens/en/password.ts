/** What is wrong with a new password, whoever chooses one. */
export const passwordMessages = {
  "auth.password_weak": "Use at least 8 characters with upper case, lower case and digits.",
  "auth.password_long": "Use at most 256 characters.",
};
