import { useState } from "react";
import type { PageHead } from "./page-head.ts";

/** What the frame of an app remembers: whether the sidebar is wide, in this browser, and whether the drawer is open. */
export function useFrame(storageKey: string) {
  const [expanded, setExpanded] = useState(() => localStorage.getItem(storageKey) !== "collapsed");
  const [drawerOpen, onDrawerOpenChange] = useState(false);
  const onExpandedChange = (next: boolean) => {
    localStorage.setItem(storageKey, next ? "expanded" : "collapsed");
    setExpanded(next);
  };
  return { expanded, onExpandedChange, drawerOpen, onDrawerOpenChange };
}

/** The title in the top bar, and the page's part of the document's: the page's own where it gave one, else its screen's. */
export function titlesOf({ title, documentTitle }: PageHead, screenTitle: string) {
  const named = documentTitle ?? (typeof title === "string" ? title : screenTitle);
  return { title: title ?? screenTitle, named };
}
