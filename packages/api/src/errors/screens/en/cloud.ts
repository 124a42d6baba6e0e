/** Cloud accounts. */
export const cloudMessages = { "cloud.account_wrong": "Enter the 12 digits of the account." };
