/** Inviting somebody into the team. */
export const memberMessages = {
  "member.email_missing": "Please enter the email.",
  "member.email_invalid": "Please input a valid email.",
  "member.role_missing": "Please select a role.",
  "member.limit_reached": "Your plan's number of members is reached. Contact the business team.",
};
