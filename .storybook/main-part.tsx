import { type ReactNode, useLayoutEffect, useRef } from "react";

const OWN = "main, [role=main]";

/** A story stands in the main part of a page, as it does in the product, unless it brings that part itself. */
export function MainPart({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = part.current;
    if (!element) return;
    const mark = () => {
      if (element.querySelector(OWN)) element.removeAttribute("role");
      else element.setAttribute("role", "main");
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the role goes where a story brings its own, the element stays
    <div ref={part} role="main" style={{ display: "contents" }}>
      {children}
    </div>
  );
}
