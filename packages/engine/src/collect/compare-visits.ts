import type { CollectorName, Coverage, PassName } from "../facts/types.ts";
import { likeness } from "./page-kind.ts";

/** Two visits to the same page that share less than this were not shown the same page. */
const ALIKE = 0.4;
/** Words below this many say nothing about likeness. */
const FEW_WORDS = 12;
/** Visits of which each shows something else until nobody can say which of it is the site. */
const MOST_UNLIKE = 3;

/** What sites show to whom they take for a robot, as the later of several visits may be: it denies no other visit. */
const DEFENCES: ReadonlySet<string> = new Set(["bot_wall", "rate_limit", "http_403", "http_429", "http_503"]);
/** Pages that are no site, and none that a site shows beside itself. */
const ELSE: ReadonlySet<string> = new Set([
  "maintenance",
  "soft_404",
  "parked",
  "login_wall",
  "region_block",
  "message",
]);

interface Visits {
  /** Words of the first page of each visit. */
  sketches: Partial<Record<PassName, ReadonlySet<string>>>;
  /** Of every collector. What the visits turn out to be is written here. */
  coverage: readonly Coverage[];
}

/**
 * A site that shows other pages to other visits cannot be judged by them: each visit that stands alone is
 * marked, and all are where none agree.
 */
export function compareVisits({ sketches, coverage }: Visits): void {
  const whole = coverage.filter(({ collector, complete, reason }) => {
    const words = sketches[collector as PassName]?.size ?? 0;
    return (complete || reason === "no_banner" || reason === "not_pressed") && words >= FEW_WORDS;
  });
  const [alone] = whole;
  if (whole.length === 1 && alone && isOneOfMany(alone, coverage))
    Object.assign(alone, { complete: false, reason: "pages_differ" });
  if (whole.length < 2) return;
  const alike = (left: CollectorName, right: CollectorName) =>
    likeness(sketches[left as PassName] ?? new Set(), sketches[right as PassName] ?? new Set()) >= ALIKE;
  const friends = (one: Coverage) =>
    whole.filter((other) => other !== one && alike(one.collector, other.collector)).length;
  const counts = whole.map((one) => ({ one, count: friends(one) }));
  const most = Math.max(...counts.map(({ count }) => count));
  // Two against two, or each for itself: nobody can say which is the site.
  for (const { one, count } of counts)
    if (count < most || count * 2 < whole.length - 1)
      Object.assign(one, { complete: false, reason: "pages_differ" });
}

/** Was the only visit that met a site one of several that each met something else? */
function isOneOfMany(alone: Coverage, coverage: readonly Coverage[]): boolean {
  const reasons = coverage.flatMap(({ reason }) => reason ?? []);
  const unlike = new Set(reasons.filter((reason) => ELSE.has(reason)));
  const defends = reasons.some((reason) => DEFENCES.has(reason));
  return alone.complete && unlike.size > 0 && 1 + unlike.size + Number(defends) >= MOST_UNLIKE;
}
