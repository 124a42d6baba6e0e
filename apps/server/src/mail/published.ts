import type { Language } from "@candor/api/entities";
import { chinese } from "./chinese.ts";
import { mailOf } from "./layout.ts";
import type { Message } from "./outbox.ts";

/** What a message about published results tells of. */
export interface Published {
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
    body: (company: string, number: number) =>
      chinese`${company}的评估 S-${number}已通过专家复核并正式发布。`,
    score: (score: number) => `隐私成熟度得分：${score}（满分 100）。`,
    action: "查看结果",
    why: "您是该团队成员，因此收到此邮件。",
  },
} as const;

export interface PublishedReader {
  id: string;
  name: string;
  email: string;
  language: Language;
}

/** The message that tells one member of a published assessment, in their language. */
export function publishedMail(published: Published, member: PublishedReader): Message {
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
    ...mailOf(member.language, {
      hello: words.hello(member.name),
      lines,
      link: { href: link, text: words.action },
      why: words.why,
    }),
  };
}
