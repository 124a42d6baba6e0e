import type { ShowType } from "@candor/api/entities";
import { mailOf } from "./layout.ts";
import type { Message } from "./outbox.ts";

/** A visitor who asked for a free assessment. */
interface Visitor {
  /** Of the request. */
  id: string;
  company: string;
  email: string;
  showType: ShowType;
  website: string;
}

/** The campaign's pages are in Chinese, and so is its mail. */
const KINDS: Record<ShowType, string> = { 1: "数据跨境传输风险评估", 2: "第三方数据共享风险评估" };

const message = (
  kind: string,
  to: Visitor,
  subject: string,
  lines: string[],
  link: { href: string; text: string },
): Message => ({
  companyId: null,
  reason: `${kind}:${to.id}`,
  to: to.email,
  subject,
  ...mailOf("cn", {
    hello: `${to.company}，您好：`,
    lines,
    link,
    why: "您收到此邮件，是因为有人用此邮箱申请了免费评估。如果这不是您的操作，请忽略此邮件。",
  }),
});

/** The link that confirms a request. */
export const campaignConfirmMail = (to: Visitor, href: string): Message =>
  message(
    "campaign-confirm",
    to,
    `请确认您的${KINDS[to.showType]}申请`,
    [
      `我们收到了对 ${to.website} 进行${KINDS[to.showType]}的申请。`,
      "请点击“确认申请”，确认后评估即可开始。此链接仅可使用一次，7 天内有效。",
    ],
    { href, text: "确认申请" },
  );

/** The address of a published result. */
export const campaignResultMail = (to: Visitor, href: string): Message =>
  message(
    "campaign-result",
    to,
    `您的${KINDS[to.showType]}已完成`,
    [`对 ${to.website} 的${KINDS[to.showType]}已完成。`, "知道此链接的人都能看到结果，请谨慎转发。"],
    { href, text: "查看评估结果" },
  );
