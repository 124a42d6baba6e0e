import { maskText } from "./mask.ts";

/** A call that a page made. */
export interface TracedCall {
  path: string;
  /** Milliseconds since the page was opened, and how long the call took. */
  at: number;
  ms: number;
  /** 0 where there was no answer. */
  status: number;
}

/** What a browser measures of a thing fetched; in its own types where there is no page, it has none of this. */
interface Fetched {
  initiatorType: string;
  name: string;
  startTime: number;
  duration: number;
  responseStatus: number;
}

/** Calls that a trace holds. */
const KEPT = 20;

/** Follows the calls of a page from its beginning. What it returns gives the last of them. */
export function traceCalls(): () => readonly TracedCall[] {
  const calls: TracedCall[] = [];
  const take = (entries: readonly unknown[]) => {
    for (const entry of entries as readonly Fetched[]) {
      if (entry.initiatorType !== "fetch") continue;
      calls.push({
        path: maskText(new URL(entry.name).pathname),
        at: Math.round(entry.startTime),
        ms: Math.round(entry.duration),
        status: entry.responseStatus,
      });
    }
    calls.splice(0, calls.length - KEPT);
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: "resource", buffered: true });
  return () => {
    take(observer.takeRecords());
    return calls;
  };
}
