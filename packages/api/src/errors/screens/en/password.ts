/** What is wrong with a new password, whoever chooses one. */
export const passwordMessages = {
  "auth.password_weak": "Use at least 8 characters with upper case, lower case and digits.",
  "auth.password_long": "Use at most 256 characters.",
};

/** Where the password in use is asked for. */
export const currentPasswordMessages = {
  "auth.current_password_required": "Enter your current password.",
};
