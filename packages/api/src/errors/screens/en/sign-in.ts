/** Signing in. */
export const signInMessages = {
  "auth.credentials_required": "Enter your email and password.",
  "auth.email_required": "Enter your email.",
  "auth.email_invalid": "Please input a valid email.",
  "auth.password_required": "Enter your password.",
  "auth.no_connection": "Network error. Check the connection and try again.",
  "auth.sign_in_failed": "Signing in failed. Try again.",
};
