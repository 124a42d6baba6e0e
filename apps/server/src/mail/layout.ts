import type { Language } from "@candor/api/entities";

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

/** What every message of ours consists of. All of it is text: markup in it is shown, not read. */
export interface MailParts {
  hello: string;
  lines: readonly string[];
  link: { href: string; text: string };
  /** Why the reader receives it. */
  why: string;
}

/** One paragraph stays one: a name with line ends in it would begin a paragraph that is not ours. */
export const onOneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ");

/** A message in both of its forms. In HTML, styles stand on the elements: mail programs drop everything else. */
export function mailOf(language: Language, parts: MailParts): { text: string; html: string } {
  const { link } = parts;
  const [hello, why] = [onOneLine(parts.hello), onOneLine(parts.why)];
  const lines = parts.lines.map(onOneLine);
  return {
    text: [hello, ...lines, `${link.text}${language === "cn" ? "：" : ": "}${link.href}`, why].join("\n\n"),
    html: html(language, { hello, lines, link, why }),
  };
}

function html(language: Language, { hello, lines, link, why }: MailParts): string {
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
