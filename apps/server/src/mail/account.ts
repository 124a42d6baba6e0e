import type { Language } from "@candor/api/entities";
import { mailOf } from "./layout.ts";
import type { Message } from "./outbox.ts";

/** What a message about an account says in one language. */
export interface Words {
  subject: string;
  lines: readonly string[];
  action: string;
  why: string;
}

const HELLO: Record<Language, (name: string | null) => string> = {
  en: (name) => (name ? `Hello ${name},` : "Hello,"),
  cn: (name) => (name ? `${name}，您好：` : "您好："),
};

/** Whom a message about an account goes to, and which one it is: the same id is never written twice. */
export interface Recipient {
  id: string;
  companyId: string | null;
  /** Null: not known yet. */
  name: string | null;
  email: string;
  language: Language;
}

/** The message in the recipient’s language, with the link that it is about. */
export function accountMail(kind: string, words: Words, to: Recipient, href: string): Message {
  return {
    companyId: to.companyId,
    reason: `${kind}:${to.id}`,
    to: to.email,
    subject: words.subject,
    ...mailOf(to.language, {
      hello: HELLO[to.language](to.name),
      lines: words.lines,
      link: { href, text: words.action },
      why: words.why,
    }),
  };
}
