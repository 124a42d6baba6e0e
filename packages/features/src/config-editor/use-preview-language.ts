import type { Language } from "@candor/api/entities";
import { usePlatform } from "../platform/index.ts";

/** The language that a preview is in: the one that its address asks for, else the reader's own. */
export function usePreviewLanguage({ language: asked }: { language: Language | null }): Language {
  const { language } = usePlatform();
  return asked ?? language;
}
