import { useSyncExternalStore } from "react";
import { WIDER_TEXT } from "../../theme/wider-text/mark.ts";

function subscribe(changed: () => void): () => void {
  const marks = new MutationObserver(changed);
  marks.observe(document.documentElement, { attributeFilter: [WIDER_TEXT] });
  return () => marks.disconnect();
}

const isWider = () => document.documentElement.hasAttribute(WIDER_TEXT);

/** Whether the reader sets text wider than it is drawn: what is placed by reckoned widths then needs more room. */
export const useIsWiderText = (): boolean => useSyncExternalStore(subscribe, isWider, () => false);
