import type { Language } from "@candor/api/entities";
import type { Message } from "./outbox.ts";

interface Published {
  assessmentId: string;
  number: number;
  companyId: string;
  companyName: string;
  score: number | null;
  publicUrl: string;
}

const WORDS = {
  en: {
    subject: (number: number) => `Your assessment S-${number} is complete`,
    hello: (name: string) => `Hello ${name},`,
    body: (company: string, number: number) =>
      `Our experts have reviewed and published assessment S-${number} of ${company}.`,
    score: (score: number) => `Privacy maturity score: ${score} of 100.`,
    action: "Open the results",
    why: "You receive this message because you are a member of this team.",
  },
  cn: {
    subject: (number: number) => `您的评估 S-${number} 已完成`,
    hello: (name: string) => `${name}，您好：`,
    body: (company: string, number: number) => `${company} 的评估 S-${number} 已通过专家复核并正式发布。`,
    score: (score: number) => `隐私成熟度得分：${score}（满分 100）。`,
    action: "查看结果",
    why: "您是该团队成员，因此收到此邮件。",
  },
} as const;

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

const FONT = "font-family:Inter,'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',system-ui,sans-serif";
const BUTTON = `display:inline-block;padding:10px 16px;border-radius:4px;background:#1f2d5c;color:#ffffff;text-decoration:none;font-weight:500`;

interface Parts {
  hello: string;
  lines: readonly string[];
  link: { href: string; text: string };
  why: string;
}

/** The message as HTML: styles stand on the elements, because mail programs drop everything else. */
function html(language: Language, { hello, lines, link, why }: Parts): string {
  const paragraph = (text: string, style = "") =>
    `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;
  return [
    `<!doctype html><html lang="${language === "cn" ? "zh-CN" : "en"}"><head><meta charset="utf-8"></head>`,
    `<body style="margin:0;padding:24px;background:#ffffff;color:#1a211e;font-size:14px;line-height:22px;${FONT}">`,
    `<div style="max-width:560px">`,
    paragraph("Candor", "font-size:16px;font-weight:600;color:#1f2d5c"),
    paragraph(hello),
    ...lines.map((line) => paragraph(line)),
    `<p style="margin:24px 0"><a href="${escapeHtml(link.href)}" style="${BUTTON}">${escapeHtml(link.text)}</a></p>`,
    paragraph(
      why,
      "padding-top:16px;border-top:1px solid #dfe4e1;font-size:12px;line-height:18px;color:#5f6563",
    ),
    "</div></body></html>",
  ].join("\n");
}

/** The message that tells one member of a published assessment, in their language. */
export function publishedMail(
  published: Published,
  member: { id: string; name: string; email: string; language: Language },
): Message {
  const words = WORDS[member.language];
  const link = `${published.publicUrl}/dashboard`;
  const lines = [
    words.body(published.companyName, published.number),
    ...(published.score === null ? [] : [words.score(published.score)]),
  ];
  return {
    companyId: published.companyId,
    reason: `published:${published.assessmentId}:${member.id}`,
    to: member.email,
    subject: words.subject(published.number),
    text: [words.hello(member.name), ...lines, `${words.action}: ${link}`, words.why].join("\n\n"),
    html: html(member.language, {
      hello: words.hello(member.name),
      lines,
      link: { href: link, text: words.action },
      why: words.why,
    }),
  };
}
