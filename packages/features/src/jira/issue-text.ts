import type { Bilingual, CheckDetail } from "@candor/api/entities";
import { proseOf } from "../evidence/index.ts";

/** Characters that Jira takes. */
export const TITLE_MAX = 255;
export const DESCRIPTION_MAX = 30_000;

type Check = Pick<
  CheckDetail,
  | "title"
  | "summary"
  | "what_is_wrong"
  | "explain"
  | "uncertain_reason"
  | "how_to_fix"
  | "object_name"
  | "assessed_at"
>;

interface Words {
  language: keyof Bilingual;
  date: (instant: string) => string;
  say: (key: "found" | "checked" | "fix") => string;
  /** Where the check is from. */
  source: (of: { object: string; date: string }) => string;
}

/** What an issue says of a check before anyone changes it: plain text, with the way back to the check. */
export function issueText(check: Check, address: string, { language, date, say, source }: Words) {
  const prose = proseOf(check).map((text) => text[language]);
  const steps = check.what_is_wrong === null ? [] : check.how_to_fix[language];
  const parts = [
    say(check.what_is_wrong === null ? "checked" : "found"),
    ...prose,
    ...(steps.length > 0
      ? [[say("fix"), ...steps.map((step, index) => `${index + 1}. ${plain(step)}`)].join("\n")]
      : []),
    [source({ object: check.object_name, date: date(check.assessed_at) }), address].join("\n"),
  ];
  return {
    title: check.title[language].slice(0, TITLE_MAX),
    description: parts.join("\n\n").slice(0, DESCRIPTION_MAX),
  };
}

/** Without the marks for code and bold, which Jira would show as they are. */
const plain = (text: string) => text.replace(/`([^`]+)`|\*\*([^*]+)\*\*/g, (_, code, bold) => code ?? bold);
