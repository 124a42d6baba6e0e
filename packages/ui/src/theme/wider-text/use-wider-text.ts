import { useEffect } from "react";
import { WIDER_TEXT } from "./mark.ts";
import * as css from "./wider-text.css.ts";

/**
 * Marks `<html>` while the reader sets letters or words further apart than they are drawn, as a style sheet of their own
 * or an extension does: what is cut to one or two lines then takes as many as it needs (WCAG 1.4.12).
 */
export function useWiderText(off = false): void {
  useEffect(() => {
    if (off) return;
    const root = document.documentElement;
    const probe = document.createElement("span");
    probe.className = css.probe;
    probe.ariaHidden = "true";
    probe.textContent = "m m";
    const look = () => {
      const { letterSpacing, wordSpacing } = getComputedStyle(probe);
      const isWider = [letterSpacing, wordSpacing].some((space) => Number.parseFloat(space) > 0);
      root.toggleAttribute(WIDER_TEXT, isWider);
    };
    // No event tells of another style sheet; the words change their width with it.
    const size = new ResizeObserver(look);
    document.body.append(probe);
    size.observe(probe);
    return () => {
      size.disconnect();
      probe.remove();
      root.removeAttribute(WIDER_TEXT);
    };
  }, [off]);
}
