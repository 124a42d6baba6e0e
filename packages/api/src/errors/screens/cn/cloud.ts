/** Cloud accounts. */
export const cloudMessages = {
  "cloud.account_wrong": "请输入 12 位账号编号。",
  "cloud.limit_reached": "AWS 账号数量已达套餐上限，请联系商务团队。",
};
