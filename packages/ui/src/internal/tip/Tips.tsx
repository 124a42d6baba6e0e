import { useLayoutEffect, useRef, useState } from "react";
import type { AnchorSide } from "../place/place.ts";
import { usePlace } from "../place/use-place.ts";
import * as css from "./tip.css.ts";

interface Shown {
  text: string;
  part: { current: HTMLElement | null };
  side: AnchorSide | undefined;
  /** It stays while its part has the focus, wherever the pointer goes. */
  kept?: boolean;
}

const none: Shown = { text: "", part: { current: null }, side: undefined };

/**
 * The tip of every part that carries `data-tip`, drawn once by the theme: 300 ms after the pointer or the focus reached
 * the part. One with `data-tip-cut` has a tip only while it, or what carries `data-cut` in it, cuts off its text; with
 * `data-tip-name` the tip then begins with that name. `data-tip-side`, at a part or around several, says where it
 * stands. Escape puts it away. The part carries the words for assistive technology.
 */
export function Tips() {
  const own = useRef<HTMLSpanElement>(null);
  const [{ text, part, side }, setTip] = useState(none);
  usePlace(part, own, { side, gap: side === "end" ? 8 : 6, open: text !== "" });

  // As soon as it is drawn: a pointer that is there already tells of itself once.
  useLayoutEffect(() => {
    const stop = new AbortController();
    const on = <T extends keyof DocumentEventMap>(type: T, listen: (event: DocumentEventMap[T]) => void) =>
      document.addEventListener(type, listen, { signal: stop.signal, passive: true });
    const show = ({ target, type }: Event) =>
      setTip((before) => {
        const found = target instanceof Element ? told(target, type === "focusin") : null;
        return found ?? (before.kept && type === "pointerover" ? before : none);
      });
    const hide = () => setTip(none);
    on("pointerover", show);
    on("focusin", show);
    on("focusout", hide);
    on("keydown", ({ key }) => key === "Escape" && hide());
    document.documentElement.addEventListener("pointerleave", hide, { signal: stop.signal });
    return () => stop.abort();
  }, []);

  return (
    <span ref={own} popover="manual" aria-hidden="true" className={css.tip}>
      {text}
    </span>
  );
}

function told(target: Element, focused: boolean): Shown | null {
  const part = target.closest<HTMLElement>("[data-tip]");
  const { tip, tipCut, tipName } = part?.dataset ?? {};
  // A browser shows a `title` to a pointer that rests, and to nobody else.
  if (!part || !tip || (part.title && !focused)) return null;
  const line = part.querySelector("[data-cut]") ?? part;
  const cut = line.scrollWidth > line.clientWidth || line.scrollHeight > line.clientHeight;
  if (!cut && tipCut !== undefined) return null;
  return {
    text: cut && tipName ? `${tipName} · ${tip}` : tip,
    part: { current: part },
    side: part.closest<HTMLElement>("[data-tip-side]")?.dataset.tipSide as AnchorSide | undefined,
    kept: focused && (part.title !== "" || part.matches(":focus-visible")),
  };
}
