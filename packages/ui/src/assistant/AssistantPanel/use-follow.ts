import { useEffect, useRef } from "react";

/** Px from the foot of a list within which a person counts as reading the newest. */
const near = 48;

/** Keeps a growing list at its foot, unless a person scrolled up to read. */
export function useFollow() {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let follows = true;
    const onScroll = () => {
      follows = element.scrollHeight - element.scrollTop - element.clientHeight < near;
    };
    const grow = () => {
      if (follows) element.scrollTop = element.scrollHeight;
    };
    grow();
    const observer = new MutationObserver(grow);
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    element.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", onScroll);
    };
  }, []);
  return list;
}
