import type { Language } from "@candor/api/entities";
import { plainText } from "../help/parse.ts";
import { excerptOf, tokensOf } from "../help/tokens.ts";
import type { Passage } from "./sources.ts";

const WORDS: Record<Language, { none: string; found: string; model: string }> = {
  en: {
    model: "No AI model is configured on this installation, so this comes from a search.",
    found: "This is what the check catalogue and the help say:",
    none: "Nothing in the check catalogue or the help fits. Try other words, or look in the contents of the help.",
  },
  cn: {
    model: "本系统尚未配置 AI 模型，以下内容来自搜索。",
    found: "检查项目录和帮助中的相关内容：",
    none: "检查项目录和帮助中没有相关内容。请换个说法，或查看帮助目录。",
  },
};

/** An answer without a model: it says so, and quotes what was found. */
export function* searchAnswer(
  question: string,
  passages: readonly Passage[],
  language: Language,
): Generator<string> {
  const words = WORDS[language];
  yield `${words.model}\n\n`;
  if (passages.length === 0) {
    yield words.none;
    return;
  }
  yield `${words.found}\n\n`;
  const wanted = tokensOf(question);
  for (const { source, text } of passages)
    yield `- **${source.title}**: ${excerptOf(plainText(text), wanted, 280)}\n`;
}
