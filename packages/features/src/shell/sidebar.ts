import { useState } from "react";

const KEY = "candor.sidebar";

/** Whether the sidebar is wide, remembered in this browser. */
export function useSidebarExpanded(): [boolean, (expanded: boolean) => void] {
  const [expanded, setExpanded] = useState(() => localStorage.getItem(KEY) !== "collapsed");
  const set = (next: boolean) => {
    localStorage.setItem(KEY, next ? "expanded" : "collapsed");
    setExpanded(next);
  };
  return [expanded, set];
}
