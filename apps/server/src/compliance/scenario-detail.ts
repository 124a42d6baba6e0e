import type { getScenario, ParsedRequestOf, ReplyOf } from "@candor/api/contract";
import { FRAMEWORKS, type Language } from "@candor/api/entities";
import { citationsFor } from "@candor/engine/rules";
import type { Customer } from "../auth/sessions.ts";
import { CATEGORIES, type Scenario } from "../checks/scenarios.ts";
import type { Db } from "../database/transaction.ts";
import { byName } from "../http/collate.ts";
import { textOf } from "../results/texts.ts";
import { toArticle } from "./articles.ts";
import { businessesIn, type Known, points, scenarioOf, scoped, stand, toScenario } from "./figures.ts";
import type { LatestResults } from "./latest-results.ts";
import { followedBy } from "./scenarios.ts";
import { solutionOf } from "./solution.ts";

/** A scenario with its categories, objects, articles and what to do about it. */
export async function scenarioDetail(
  db: Db,
  known: Known,
  customer: Customer,
  query: ParsedRequestOf<typeof getScenario>,
  language: Language,
): Promise<ReplyOf<typeof getScenario>> {
  const one = scenarioOf(query.id);
  const state = await scoped(db, known, customer, query);
  return {
    scenario: toScenario(one, state, await followedBy(db, customer)),
    ...detailOf(one, state, language),
  };
}

type Detail = Omit<ReplyOf<typeof getScenario>, "scenario">;

/** What the results of a state tell of a scenario: of one that is kept it is worked out once. */
const details = new WeakMap<LatestResults, Map<string, Detail>>();

function detailOf(one: Scenario, state: LatestResults, language: Language): Detail {
  const ofState = details.get(state) ?? new Map<string, Detail>();
  details.set(state, ofState);
  const key = `${one.id} ${language}`;
  const detail = ofState.get(key) ?? readDetail(one, state, language);
  ofState.set(key, detail);
  return detail;
}

function readDetail(one: Scenario, state: LatestResults, language: Language): Detail {
  const checks = new Set(one.checks);
  const rows = state.rows.filter(({ check_id }) => checks.has(check_id));
  const businesses = businessesIn(state);
  const texts = one.checks.flatMap((checkId) => textOf(checkId) ?? []);
  const cited = texts.flatMap((text) => text.citations);
  const citations = new Map(
    (businesses.length === 0 ? cited : businesses.flatMap((business) => citationsFor(cited, business))).map(
      (citation) => [`${citation.framework} ${citation.cite.en}`, citation],
    ),
  );
  const byObject = Map.groupBy(rows, ({ object_id }) => object_id);
  const objects = byName(state.objects, language).flatMap((object) => {
    const ofObject = byObject.get(object.id);
    return ofObject?.[0] ? [{ ...object, scan_id: ofObject[0].scan_id, ...stand(ofObject) }] : [];
  });
  const inOrder = (framework: (typeof FRAMEWORKS)[number]) => FRAMEWORKS.indexOf(framework);
  return {
    as_of: state.as_of,
    categories: CATEGORIES.filter(({ checks }) => checks.some((id) => one.checks.includes(id))).map(
      ({ id, title, checks }) => ({
        id,
        title,
        ...stand(rows.filter(({ check_id }) => checks.includes(check_id))),
      }),
    ),
    objects: objects.sort((a, b) => (points(a) ?? 101) - (points(b) ?? 101)),
    articles: [...citations.values()]
      .map(toArticle)
      .sort(
        (a, b) =>
          inOrder(a.framework) - inOrder(b.framework) ||
          a.cite.en.localeCompare(b.cite.en, "en", { numeric: true }),
      ),
    solution: solutionOf(rows),
  };
}
