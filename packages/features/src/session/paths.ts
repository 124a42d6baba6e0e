/** Pages that anyone may open to get back into an account, or to one. */
export const FORGOT_PASSWORD_PATH = "/pages/forgot-password";
export const REGISTER_EMAIL_PATH = "/pages/register-email";

/** Name under which the e-mail that was typed is kept, for the other of these pages. */
export const EMAIL_DRAFT = "email";
