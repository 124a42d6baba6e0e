import { checkMessages as cn } from "../screens/cn/check.ts";
import { checkMessages as en } from "../screens/en/check.ts";
import type { ErrorTexts } from "./texts.ts";

/** What any call can answer. */
export const commonErrors = {
  "common.invalid": {
    http: 400,
    en: "Some of the details are not valid. Check the marked fields.",
    cn: "部分内容有误，请检查标出的项。",
  },
  "common.unauthenticated": {
    http: 401,
    en: "Unauthorized. Log in and try again.",
    cn: "尚未登录，请登录后重试。",
  },
  "common.forbidden": {
    http: 403,
    en: "You are not allowed to do this. Ask an administrator of your team.",
    cn: "您没有此操作的权限，请联系团队管理员。",
    staff: {
      en: "You do not have the permission for this. A colleague with the permission “super” gives it to you under Staff accounts.",
      cn: "您没有此操作的权限，请联系拥有“super”权限的同事，在“员工账号”中授予。",
    },
  },
  "common.not_found": {
    http: 404,
    en: "Not found: the request address is wrong.",
    cn: "请求地址出错，未找到。",
  },
  "common.too_large": { http: 413, en: "The request is too large.", cn: "请求内容过大。" },
  "common.rate_limited": {
    http: 429,
    en: "Actions are too frequent. Try again later.",
    cn: "操作过于频繁，请稍后再试。",
  },
  "common.unknown_host": {
    http: 421,
    en: "This server does not answer to this name. Open the address that its start printed, or set CANDOR_PUBLIC_URL.",
    cn: "此服务器不使用该主机名。请打开启动时显示的地址，或设置 CANDOR_PUBLIC_URL。",
  },
  "common.internal": {
    http: 500,
    en: "Server error. Try again; if it stays, quote the reference.",
    cn: "服务器出错。请重试；如仍出现，请提供参考编号。",
  },
  "common.unavailable": {
    http: 503,
    en: "The service is not available for the moment. Try again in a minute.",
    cn: "服务暂时不可用，请稍后重试。",
  },
  "common.no_space": {
    http: 507,
    en: "The server’s storage takes nothing for the moment. Nothing was changed. Tell its operator.",
    cn: "服务器存储暂时无法写入，未做任何更改，请联系运营方。",
  },
  "common.characters": {
    http: 400,
    en: "The text has characters that cannot be stored. Delete them, or type the text by hand.",
    cn: "文本中含有无法保存的字符，请删除这些字符或手动输入文本。",
  },
  "common.blank": { http: 200, en: en["common.blank"], cn: cn["common.blank"] },
  "common.too_many_views": {
    http: 200,
    en: "You have 50 saved views of this list. Delete one that you no longer need, then save again.",
    cn: "此列表已保存 50 个视图。请先删除不再需要的视图，再重新保存。",
  },
} as const satisfies ErrorTexts;
