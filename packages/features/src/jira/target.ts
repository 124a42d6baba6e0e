import type { JiraSite } from "@candor/api/entities";
import type { SharedState } from "../platform/index.ts";
import type { Target } from "./queries.ts";

/** Where the last issue was created: the next one begins there. */
export const lastTargetState: SharedState<Target | null> = { initial: () => null };

/** Where an issue begins: where the last one was created if that is still there, else what is the only choice. */
export function firstTarget(sites: readonly JiraSite[], last: Target | null): Target {
  const site = sites.find(({ id }) => id === last?.site_id) ?? only(sites);
  const projects = site?.projects ?? [];
  const known = projects.find(({ id }) => id === last?.project_id);
  return {
    site_id: site?.id ?? "",
    project_id: (known ?? only(projects))?.id ?? "",
    issue_type_id: known ? (last?.issue_type_id ?? "") : "",
  };
}

/** The one of a list of one. */
export const only = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);
