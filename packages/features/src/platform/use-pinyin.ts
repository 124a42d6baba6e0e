import type { PaletteMatch } from "@candor/ui/dialogs";
import { useEffect, useState } from "react";
import { usePlatform } from "./context.tsx";

/**
 * Finds Chinese names by their pinyin, whole or by initials: `jcx` and `jiancha` find 检查项. One letter
 * alone is in nearly every name. Fetched in Chinese only.
 */
export function usePinyin(): PaletteMatch | undefined {
  const { language } = usePlatform();
  const [match, setMatch] = useState<PaletteMatch>();
  useEffect(() => {
    if (language !== "cn") return;
    let gone = false;
    void import("pinyin-match").then(({ default: pinyin }) => {
      if (!gone)
        setMatch(
          () => (text: string, typed: string) => typed.length > 1 && pinyin.match(text, typed) !== false,
        );
    });
    return () => {
      gone = true;
    };
  }, [language]);
  return match;
}
