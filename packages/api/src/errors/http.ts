import type { Bilingual } from "../entities/common.ts";
import type { Language } from "../entities/tables.ts";

/** What to say when an answer carries no envelope, e.g. one from a proxy in front of the server. */
const texts = {
  400: { en: "Bad request.", cn: "请求错误。" },
  401: { en: "Unauthorized, please log in.", cn: "未授权，请登录。" },
  403: { en: "Access forbidden.", cn: "拒绝访问。" },
  404: { en: "Not found, request address error", cn: "请求地址出错" },
  408: { en: "Request timeout.", cn: "请求超时。" },
  429: { en: "Actions are too frequent. Try again later.", cn: "操作过于频繁，请稍后再试。" },
  500: { en: "Server error.", cn: "服务器内部错误。" },
  501: { en: "Signature verification failed.", cn: "签名验证失败。" },
  502: { en: "Bad gateway.", cn: "网关错误。" },
  503: { en: "Service unavailable.", cn: "服务不可用。" },
  504: { en: "Gateway timeout.", cn: "网关超时。" },
  505: { en: "HTTP version not supported.", cn: "HTTP 版本不受支持。" },
  509: { en: "Signature verification failed.", cn: "签名验证失败。" },
} as const satisfies Record<number, Bilingual>;

export const HTTP_MESSAGES: Readonly<Record<number, Bilingual>> = texts;

/** Code of a message by the status it stands for; `network` where there was no answer at all. */
export type HttpCode = `http.${keyof typeof texts | "network" | "unreadable"}`;

/** What to say when there was no answer at all. */
export const NETWORK_ERROR: Bilingual = { en: "Network Error", cn: "网络错误" };

/** What to say of an answer that nobody can read, such as a page of a proxy, and of a call that cannot be sent. */
export const UNREADABLE: Bilingual = { en: "Something went wrong. Try again.", cn: "出现异常，请重试。" };

/** The message of a status; a 404 names the address that was asked for. */
export function httpMessage(status: number, language: Language, url: string): string {
  const text = HTTP_MESSAGES[status] ?? HTTP_MESSAGES[status >= 500 ? 500 : 400];
  const message = text?.[language] ?? "";
  if (status !== 404) return message;
  return language === "cn" ? `${message}：${url}` : `${message}: ${url}`;
}
