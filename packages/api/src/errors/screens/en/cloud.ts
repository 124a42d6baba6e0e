/** Cloud accounts. */
export const cloudMessages = {
  "cloud.account_wrong": "Enter the 12 digits of the account.",
  "cloud.limit_reached": "Your plan's number of AWS accounts is reached. Contact the business team.",
};
