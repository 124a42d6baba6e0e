import { FRAMEWORKS, OBJECTS_MAX } from "@candor/api/entities";
import {
  defineAddress,
  flag,
  key,
  listFields,
  oneOf,
  type StateOf,
  someOf,
  uuid,
  uuids,
} from "../address/index.ts";
import { checksFields } from "../checks/index.ts";

/** What the list of scenarios shows. */
export const complianceAddress = defineAddress({
  path: "/compliance",
  fields: {
    objectIds: uuids("object", OBJECTS_MAX),
    frameworks: someOf("framework", FRAMEWORKS),
    followed: flag("followed"),
    assessmentId: uuid("assessment"),
    ...listFields,
  },
});
export type ComplianceState = StateOf<typeof complianceAddress>;

export const SCENARIO_TABS = ["overview", "checks", "info", "intro", "case", "solution", "faq"] as const;
export type ScenarioTab = (typeof SCENARIO_TABS)[number];

/** One scenario: its tab, and the state of the table in its checks. */
export const scenarioAddress = defineAddress({
  path: "/compliance/details/:scenarioId",
  fields: { scenarioId: key("id"), tab: oneOf("tab", SCENARIO_TABS, "overview"), ...checksFields },
});
export type ScenarioState = StateOf<typeof scenarioAddress>;

export const scenarioHref = (scenarioId: string, part: Partial<ScenarioState> = {}): string =>
  scenarioAddress.href({ ...part, scenarioId });

/** One scenario as one scan found it. */
export const scenarioScanAddress = defineAddress({
  path: "/scenario-detail/:scanId/:scenarioId/:checkId?",
  fields: { scanId: uuid("scan"), scenarioId: key("scenario"), checkId: key("check") },
});
export type ScenarioScanState = StateOf<typeof scenarioScanAddress>;
