import type { listChecks, ParsedRequestOf } from "@candor/api/contract";
import type { AssetType, CheckStatus, Language, ResolutionStatus } from "@candor/api/entities";
import { type Business, countsFor } from "@candor/engine/rules";
import { isAnyOf } from "../database/arrays.ts";
import { and, gte, isNotNull, isNull, not, or, type SQL, sql } from "../database/drizzle.ts";
import type { PgColumn } from "../database/pg-core.ts";
import { jiraLink, result } from "../database/schema.ts";
import { type Cited, checksCiting, checksMatching } from "../results/texts.ts";
import { isNamed } from "../search-words.ts";
import { type Ages, agesOf, knownFor } from "./ages.ts";
import type { Group } from "./query.ts";
import { checksIn, checksOfCategories } from "./scenarios.ts";

export type CheckQuery = ParsedRequestOf<typeof listChecks>;
/** The part of a query that an export has too. */
export type CheckFilters = Omit<CheckQuery, "page" | "page_size">;

/** Checks that rest on a law, and the objects it counts for. */
interface Citing extends Cited {
  objects: readonly string[];
}

/** What a person filters by, resolved: null where a filter is not set. */
export interface Filters {
  statuses: readonly CheckStatus[] | null;
  /** For each of the laws, the checks that rest on it and the objects it counts for. */
  citing: readonly Citing[] | null;
  /** Checks of one of the scenarios. */
  inScenarios: readonly string[] | null;
  /** Checks of one of the categories. */
  inCategories: readonly string[] | null;
  /** Objects of one of the types. */
  ofTypes: readonly string[] | null;
  resolutions: readonly ResolutionStatus[] | null;
  /** People, and null for nobody. */
  owners: readonly (string | null)[] | null;
  manual: boolean | null;
  /** Whether there is an issue in Jira. */
  linked: boolean | null;
  changedSince: Date | null;
  ages: Ages | null;
  /** Checks whose words match, objects whose name does, or checks by a law with the objects it counts for. */
  found: { checks: readonly string[]; objects: readonly string[]; citing: readonly Citing[] } | null;
}

export function filtersOf(
  companyId: string,
  query: CheckFilters,
  language: Language,
  objects: readonly NamedObject[],
): Filters {
  const { statuses, frameworks, scenarios, categories, asset_types, resolutions, owners, search } = query;
  const named = objects.filter(({ name }) => isNamed(name, search)).map(({ id }) => id);
  const citing = (cited: Cited): Citing => ({
    ...cited,
    objects: objects.filter((one) => countsFor(cited.framework, one, cited.where)).map(({ id }) => id),
  });
  const matching = checksMatching(search, language);
  return {
    statuses: statuses.length > 0 ? statuses : null,
    citing:
      frameworks.length > 0
        ? frameworks.map((framework) => citing({ framework, checks: checksCiting(framework) }))
        : null,
    inScenarios: scenarios.length > 0 ? checksIn(scenarios) : null,
    inCategories: categories.length > 0 ? checksOfCategories(categories) : null,
    ofTypes: asset_types.length > 0 ? idsOf(objects, asset_types) : null,
    resolutions: resolutions.length > 0 ? resolutions : null,
    owners: owners.length > 0 ? owners : null,
    manual: query.manual ?? null,
    linked: query.jira === undefined ? null : query.jira === "linked",
    ages: query.ages.length > 0 ? agesOf(companyId, query.ages, query.assessment_id) : null,
    changedSince: query.changed_since === undefined ? null : new Date(query.changed_since),
    found:
      search === ""
        ? null
        : {
            checks: matching.named,
            objects: named,
            citing: matching.citing.map(citing),
          },
  };
}

interface NamedObject extends Business {
  id: string;
  name: string;
  asset_type: AssetType;
}

const idsOf = (objects: readonly NamedObject[], types: readonly AssetType[]) =>
  objects.filter(({ asset_type }) => types.includes(asset_type)).map(({ id }) => id);

const oneOf = (column: PgColumn, values: readonly string[] | null) =>
  values === null ? undefined : isAnyOf(column, values);

const ownedBy = (owners: readonly (string | null)[] | null) => {
  if (owners === null) return undefined;
  const people = owners.filter((owner) => owner !== null);
  return or(oneOf(result.owner_id, people), owners.includes(null) ? isNull(result.owner_id) : undefined);
};

const setByHand = (manual: boolean | null) => {
  if (manual === null) return undefined;
  return manual ? isNotNull(result.manual) : isNull(result.manual);
};

const hasIssue = (linked: boolean | null) => {
  if (linked === null) return undefined;
  const issue = sql`exists (select 1 from ${jiraLink} where ${jiraLink.object_id} = ${result.object_id} and ${jiraLink.check_id} = ${result.check_id})`;
  return linked ? issue : not(issue);
};

const rests = ({ checks, objects }: Citing) =>
  and(oneOf(result.check_id, checks), oneOf(result.object_id, objects));

export const filtering = (filters: Filters): SQL | undefined => {
  const { statuses, citing, inScenarios, inCategories, ofTypes, resolutions, owners, manual } = filters;
  const { linked, changedSince, ages, found } = filters;
  return and(
    oneOf(result.status, statuses),
    citing === null ? undefined : or(...citing.map(rests)),
    oneOf(result.check_id, inScenarios),
    oneOf(result.check_id, inCategories),
    oneOf(result.object_id, ofTypes),
    oneOf(result.resolution, resolutions),
    ownedBy(owners),
    setByHand(manual),
    hasIssue(linked),
    ages === null ? undefined : knownFor(ages),
    changedSince === null ? undefined : gte(result.changed_at, changedSince),
    found
      ? or(
          oneOf(result.check_id, found.checks),
          oneOf(result.object_id, found.objects),
          ...found.citing.map(rests),
        )
      : undefined,
  );
};

/** How many rows match, where the groups alone can tell: null when a filter reads what they do not hold. */
export function totalOf(all: readonly Group[], filters: Filters): number | null {
  const { statuses, citing, inScenarios, inCategories, ofTypes, resolutions, owners, manual } = filters;
  const { linked, changedSince, ages, found } = filters;
  if (ages) return null;
  if (found && found.objects.length > 0) return null;
  if (ofTypes || resolutions || owners || manual !== null || linked !== null || changedSince) return null;
  const matches = ({ status, check_id, ...business }: Group) => {
    const counts = ({ framework, checks, where }: Citing) =>
      checks.includes(check_id) && countsFor(framework, business, where);
    return (
      (!statuses || (status !== null && statuses.includes(status))) &&
      (!citing || citing.some(counts)) &&
      (!inScenarios || inScenarios.includes(check_id)) &&
      (!inCategories || inCategories.includes(check_id)) &&
      (!found || found.checks.includes(check_id) || found.citing.some(counts))
    );
  };
  return all.filter(matches).reduce((sum, { total }) => sum + total, 0);
}
