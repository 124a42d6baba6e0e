import { useState } from "react";

const KEY = "candor.mis.sidebar";

/** Whether the sidebar is wide; kept in this browser. */
export function useSidebarExpanded(): [boolean, (expanded: boolean) => void] {
  const [expanded, setExpanded] = useState(() => localStorage.getItem(KEY) !== "narrow");
  return [
    expanded,
    (next) => {
      localStorage.setItem(KEY, next ? "wide" : "narrow");
      setExpanded(next);
    },
  ];
}
