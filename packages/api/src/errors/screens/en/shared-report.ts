/** A link to a report, and the report behind it. */
export const sharedReportMessages = {
  "assessment.share_password_short": "Use at least 8 characters, or leave it empty.",
  "assessment.share_password_missing": "Enter the password.",
};
