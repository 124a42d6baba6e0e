import { type Language, spelledOut } from "@candor/api/entities";
import type { TextMatch } from "@candor/ui/forms";
import { useSyncExternalStore } from "react";

let holdsSound: TextMatch | undefined;
let asked = false;
const told = new Set<() => void>();

const subscribe = (tell: () => void) => {
  told.add(tell);
  return () => void told.delete(tell);
};

/** Fetched at the first search, in Chinese only. */
function fetchPinyin(): void {
  if (asked) return;
  asked = true;
  import("./pinyin-sounds.ts").then(
    (sounds) => {
      holdsSound = sounds.holdsSound;
      for (const tell of told) tell();
    },
    () => {
      asked = false;
    },
  );
}

/** A law by another of its names, and its articles however they are counted: 个保法 第38条. */
export const isSpelled: TextMatch = (text, typed) =>
  spelledOut(text).toLocaleLowerCase().includes(spelledOut(typed));

/** Until the sounds are here. */
const bySpelling: TextMatch = (text, typed) => {
  if (typed.length > 1) fetchPinyin();
  return isSpelled(text, typed);
};

// One letter alone is in nearly every name.
const bySound: TextMatch = (text, typed) =>
  isSpelled(text, typed) || (typed.length > 1 && holdsSound?.(text, typed) === true);

/**
 * Finds Chinese texts by their pinyin, whole or by initials: `jcx` and `jiancha` find 检查项; and laws by what people
 * call them.
 */
export function usePinyin(language: Language): TextMatch {
  const isHere = useSyncExternalStore(
    subscribe,
    () => holdsSound !== undefined,
    () => false,
  );
  if (language !== "cn") return isSpelled;
  return isHere ? bySound : bySpelling;
}
