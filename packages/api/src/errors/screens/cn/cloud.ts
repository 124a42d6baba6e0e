/** Cloud accounts. */
export const cloudMessages = { "cloud.account_wrong": "请输入 12 位账号编号。" };
