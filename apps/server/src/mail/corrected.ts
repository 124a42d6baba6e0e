import type { Bilingual } from "@candor/api/entities";
import { chinese } from "./chinese.ts";
import { mailOf } from "./layout.ts";
import type { Message } from "./outbox.ts";
import type { Published, PublishedReader } from "./published.ts";

interface Corrected {
  id: string;
  reason: Bilingual;
  /** Results that it changed. */
  changed: number;
}

const WORDS = {
  en: {
    subject: (number: number) => `Correction to your assessment S-${number}`,
    hello: (name: string) => `Hello ${name},`,
    body: (company: string, number: number, changed: number) =>
      `Our experts have corrected ${changed === 1 ? "1 result" : `${changed} results`} of the published assessment S-${number} of ${company}. What you see now takes the place of what was published before.`,
    reason: (reason: string) => `Why: ${reason}`,
    score: (score: number) => `Privacy maturity score: ${score} of 100.`,
    action: "Open the assessment",
    why: "You receive this message because you are a member of this team.",
  },
  cn: {
    subject: (number: number) => `您的评估 S-${number} 有更正`,
    hello: (name: string) => `${name}，您好：`,
    body: (company: string, number: number, changed: number) =>
      chinese`专家更正了${company}已发布评估 S-${number}中的${changed}项结果。您现在看到的内容取代此前发布的内容。`,
    reason: (reason: string) => `更正原因：${reason}`,
    score: (score: number) => `隐私成熟度得分：${score}（满分 100）。`,
    action: "查看评估",
    why: "您是该团队成员，因此收到此邮件。",
  },
} as const;

/** The message that tells one member what was corrected in a published assessment, and why. */
export function correctedMail(published: Published, member: PublishedReader, corrected: Corrected): Message {
  const { id, reason, changed } = corrected;
  const words = WORDS[member.language];
  return {
    companyId: published.companyId,
    reason: `corrected:${id}:${member.id}`,
    to: member.email,
    subject: words.subject(published.number),
    ...mailOf(member.language, {
      hello: words.hello(member.name),
      lines: [
        words.body(published.companyName, published.number, changed),
        words.reason(reason[member.language]),
        ...(published.score === null ? [] : [words.score(published.score)]),
      ],
      link: {
        href: `${published.publicUrl}/assessment/detail/${published.assessmentId}`,
        text: words.action,
      },
      why: words.why,
    }),
  };
}
