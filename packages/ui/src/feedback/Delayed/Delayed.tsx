import { type ReactNode, useEffect, useState } from "react";

export interface DelayedProps {
  children: ReactNode;
  /** Milliseconds before the content shows; default 300. */
  wait?: number;
}

/** Shows nothing at first: what arrives quickly needs no sign of waiting. */
export function Delayed({ children, wait = 300 }: DelayedProps) {
  const [due, setDue] = useState(wait <= 0);
  useEffect(() => {
    const timer = setTimeout(setDue, wait, true);
    return () => clearTimeout(timer);
  }, [wait]);
  return due ? children : null;
}
