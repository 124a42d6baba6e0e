import { ERROR_CODES, type ErrorCode } from "./codes.ts";

/**
 * Every message the server can answer with, by domain. `code` is the envelope's
 * code (0 is success), `http` the status it travels with. A message says what
 * happened and what to do next.
 */
export const ERRORS = {
  "common.invalid": {
    code: ERROR_CODES["common.invalid"],
    http: 400,
    en: "Some of the details are not valid. Check the marked fields.",
    cn: "部分内容有误，请检查标出的项。",
  },
  "common.unauthenticated": {
    code: ERROR_CODES["common.unauthenticated"],
    http: 401,
    en: "Unauthorized. Log in and try again.",
    cn: "尚未登录，请登录后重试。",
  },
  "common.forbidden": {
    code: ERROR_CODES["common.forbidden"],
    http: 403,
    en: "You are not allowed to do this. Ask an administrator of your team.",
    cn: "您没有此操作的权限，请联系团队管理员。",
  },
  "common.not_found": {
    code: ERROR_CODES["common.not_found"],
    http: 404,
    en: "Not found: the request address is wrong.",
    cn: "请求地址出错，未找到。",
  },
  "common.too_large": {
    code: ERROR_CODES["common.too_large"],
    http: 413,
    en: "The request is too large.",
    cn: "请求内容过大。",
  },
  "common.rate_limited": {
    code: ERROR_CODES["common.rate_limited"],
    http: 429,
    en: "Actions are too frequent. Try again later.",
    cn: "操作过于频繁，请稍后再试。",
  },
  "common.internal": {
    code: ERROR_CODES["common.internal"],
    http: 500,
    en: "Server error. Try again; if it stays, quote the reference.",
    cn: "服务器出错。请重试；如仍出现，请提供参考编号。",
  },
  "auth.invalid_credentials": {
    code: ERROR_CODES["auth.invalid_credentials"],
    http: 200,
    en: "The email or the password is incorrect.",
    cn: "邮箱或密码不正确。",
  },
  "auth.too_frequent": {
    code: ERROR_CODES["auth.too_frequent"],
    http: 429,
    en: "Actions too frequent, try again later.",
    cn: "操作过于频繁，请稍后再试。",
  },
  "auth.setup_link_invalid": {
    code: ERROR_CODES["auth.setup_link_invalid"],
    http: 200,
    en: "This link has been used or has expired. Restart the server to print a new one.",
    cn: "此链接已使用或已过期。请重新启动服务器以获取新链接。",
  },
  "auth.password_weak": {
    code: ERROR_CODES["auth.password_weak"],
    http: 200,
    en: "Use at least 8 characters with upper case, lower case and digits.",
    cn: "密码至少 8 位，须包含大写字母、小写字母和数字。",
  },
  "object.not_found": {
    code: ERROR_CODES["object.not_found"],
    http: 200,
    en: "This object does not exist any more.",
    cn: "该对象已不存在。",
  },
  "object.repeat_title": {
    code: ERROR_CODES["object.repeat_title"],
    http: 200,
    en: "An object with this name exists. Choose another name.",
    cn: "已有同名对象，请换一个名称。",
  },
  "object.repeat_url": {
    code: ERROR_CODES["object.repeat_url"],
    http: 200,
    en: "A website with this address exists.",
    cn: "该网址已存在。",
  },
  "object.limit_reached": {
    code: ERROR_CODES["object.limit_reached"],
    http: 200,
    en: "Your plan's number of objects of this type is reached. Contact the business team.",
    cn: "此类对象数量已达套餐上限，请联系商务团队。",
  },
  "object.url_invalid": {
    code: ERROR_CODES["object.url_invalid"],
    http: 200,
    en: "Enter a web address such as https://www.example.com.",
    cn: "请输入网址，例如 https://www.example.com。",
  },
  "object.url_private": {
    code: ERROR_CODES["object.url_private"],
    http: 200,
    en: "This address is on a private network and cannot be assessed. Enter a public address.",
    cn: "该地址位于内部网络，无法评估。请输入公网地址。",
  },
  "object.url_unresolved": {
    code: ERROR_CODES["object.url_unresolved"],
    http: 200,
    en: "This host was not found. Check the spelling of the address.",
    cn: "未找到该主机，请检查网址拼写。",
  },
  "object.url_fixed": {
    code: ERROR_CODES["object.url_fixed"],
    http: 200,
    en: "This website has been assessed, so its address cannot change. Add a new website instead.",
    cn: "该网站已被评估，网址不能修改。请新增网站。",
  },
  "object.locked": {
    code: ERROR_CODES["object.locked"],
    http: 200,
    en: "This object is being assessed and cannot be changed until that is complete.",
    cn: "该对象正在评估，完成前不能修改。",
  },
  "object.disabled": {
    code: ERROR_CODES["object.disabled"],
    http: 200,
    en: "A chosen object is disabled. Enable it first.",
    cn: "所选对象已停用，请先启用。",
  },
  "assessment.not_found": {
    code: ERROR_CODES["assessment.not_found"],
    http: 200,
    en: "This assessment does not exist.",
    cn: "该评估不存在。",
  },
  "assessment.countdown": {
    code: ERROR_CODES["assessment.countdown"],
    http: 200,
    en: "A new assessment cannot start yet under your plan.",
    cn: "根据您的套餐，暂时不能发起新评估。",
  },
  "assessment.not_authorised": {
    code: ERROR_CODES["assessment.not_authorised"],
    http: 200,
    en: "Confirm that you own these objects or may assess them.",
    cn: "请确认您拥有这些对象或已获授权。",
  },
  "assessment.not_failed": {
    code: ERROR_CODES["assessment.not_failed"],
    http: 200,
    en: "Only a failed assessment can be tried again.",
    cn: "只有失败的评估可以重试。",
  },
  "check.not_found": {
    code: ERROR_CODES["check.not_found"],
    http: 200,
    en: "This check does not exist or is not published yet.",
    cn: "该检查项不存在或尚未发布。",
  },
  "scan.result_not_found": {
    code: ERROR_CODES["scan.result_not_found"],
    http: 200,
    en: "This result does not exist any more. Reload the scan.",
    cn: "该结果已不存在，请刷新扫描。",
  },
  "scan.published": {
    code: ERROR_CODES["scan.published"],
    http: 200,
    en: "This scan is published and cannot be edited.",
    cn: "该扫描已发布，不能编辑。",
  },
  "scan.not_in_review": {
    code: ERROR_CODES["scan.not_in_review"],
    http: 200,
    en: "This scan is not in expert review.",
    cn: "该扫描不在专家复核阶段。",
  },
  "scan.running": {
    code: ERROR_CODES["scan.running"],
    http: 200,
    en: "This scan is still running.",
    cn: "该扫描仍在进行。",
  },
} as const satisfies Record<ErrorCode, { code: number; http: number; en: string; cn: string }>;

export type { ErrorCode } from "./codes.ts";
