import { home, homeChecks, type ReplyOf } from "@candor/api/contract";
import { useEndpoint } from "../platform/index.ts";

export type Home = ReplyOf<typeof home>;
export type HomePart = "mine" | "came_back";

/** Milliseconds to the next look while an assessment is under way. */
const POLL_MS = { awaiting: 5_000, assessing: 5_000, expert_review: 15_000 } as const;

function pollMs(reply: Home | undefined): number | false {
  const state = reply?.running?.state;
  return state !== undefined && state in POLL_MS ? POLL_MS[state as keyof typeof POLL_MS] : false;
}

export const useHome = () => useEndpoint(home, {}, { quiet: true, pollMs });

/** A page of one of the lists; the first one stands in what the home page is opened with. */
export function useHomePage(home: Home, part: HomePart, page: number) {
  const first = home[part];
  const further = useEndpoint(
    homeChecks,
    { part, page },
    { quiet: true, keepPrevious: true, enabled: page > 1 },
  );
  const { list } = page > 1 ? (further.data ?? first) : first;
  return {
    list,
    total: first.total,
    failed: page > 1 && further.error !== null && !further.isFetching,
    further,
  };
}
