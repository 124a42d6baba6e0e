import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../platform/index.ts";
import { elapsed, isFresh } from "./elapsed.ts";

const MINUTE = 60_000;

/** How long ago an instant was, in words; the day where that is longer than a day. Moves on with the clock. */
export function useAgo(): (instant: string) => string {
  const { t } = useTranslation("scans");
  const { count, day } = useFormat();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return useCallback(
    (instant) => {
      // What arrived since the clock last moved is at most a minute old.
      const at = Math.max(now, Math.min(Date.parse(instant), now + MINUTE));
      if (isFresh(instant, at)) return t("list.justNow");
      const span = elapsed(instant, at);
      return span ? t(`list.${span.unit}`, { value: count(span.value) }) : day(instant);
    },
    [now, t, count, day],
  );
}
