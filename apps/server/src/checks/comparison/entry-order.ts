import type { compareChecks, ReplyOf } from "@candor/api/contract";
import { CHECK_STATUSES, COMPARE_CATEGORIES, type Language } from "@candor/api/entities";
import { comparer } from "../../http/collate.ts";
import { byPlace } from "../../results/described.ts";

type Placed = Pick<
  ReplyOf<typeof compareChecks>["list"][number],
  "change" | "cause" | "before" | "after" | "check_id" | "object_name"
>;

/** How bad it is now, or was where it has no result any more. */
const badness = ({ before, after }: Placed) => {
  const side = after ?? before;
  return side ? CHECK_STATUSES.indexOf(side.status) : CHECK_STATUSES.length;
};

/** What changed first, the worst of it before the rest; the objects of one check by their names, as the reader's language orders them. */
export function entryOrder(language: Language): (a: Placed, b: Placed) => number {
  const compare = comparer(language);
  return (a, b) =>
    COMPARE_CATEGORIES.indexOf(a.change) - COMPARE_CATEGORIES.indexOf(b.change) ||
    Number(a.cause === null) - Number(b.cause === null) ||
    badness(a) - badness(b) ||
    byPlace(a.check_id, b.check_id) ||
    compare(a.object_name, b.object_name);
}
