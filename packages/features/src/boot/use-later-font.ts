import { useEffect, useLayoutEffect, useRef } from "react";
import { useIdle } from "../platform/index.ts";
import { type SetInInter, takeInter } from "./later-font.ts";

/** Sets the app in Inter with the first change of screen after Inter has arrived. */
export function useLaterFont(pathname: string): void {
  const idle = useIdle();
  const setInInter = useRef<SetInInter>(null);
  useEffect(() => {
    if (!idle) return;
    void takeInter(document.documentElement).then((set) => {
      setInInter.current = set;
    });
  }, [idle]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another screen
  useLayoutEffect(() => {
    setInInter.current?.();
    setInInter.current = null;
  }, [pathname]);
}
