import * as z from "zod/mini";
import * as calls from "../../contract/results/exports.ts";
import { EXPORT_FORMATS } from "../../contract/results/exports.ts";
import { id } from "../../entities/common.ts";
import { fieldKey } from "../../entities/config/fields.ts";
import { defineEndpoint } from "../endpoint.ts";
import { cardAsked } from "./analysis.ts";
import { assetFilters, checkFilters } from "./checks.ts";
import { comparisonFilters } from "./comparison.ts";
import { scenarioFilters } from "./compliance.ts";
import { decisionFilters } from "./decisions.ts";
import { riskFilters } from "./risks.ts";

const format = z._default(z.enum(EXPORT_FORMATS), "csv");
const REFUSED = ["check.export_paid", "member.plan_ended"] as const;
const DOC = "as a file, in one consistent state and the language of Accept-Language. Paid plans only.";

export const exportChecks = defineEndpoint(calls.exportChecks, {
  request: z.object({ ...checkFilters, format }),
  reply: z.null(),
  errors: REFUSED,
  doc: `The filtered checks ${DOC}`,
});

export const exportRisks = defineEndpoint(calls.exportRisks, {
  request: z.object({ ...riskFilters, format }),
  reply: z.null(),
  errors: REFUSED,
  doc: `The filtered risk register ${DOC}`,
});

export const exportScenarios = defineEndpoint(calls.exportScenarios, {
  request: z.object({ ...scenarioFilters, format }),
  reply: z.null(),
  errors: REFUSED,
  doc: `The filtered scenarios ${DOC}`,
});

export const exportComparison = defineEndpoint(calls.exportComparison, {
  request: z.object({ ...comparisonFilters, format }),
  reply: z.null(),
  errors: [
    ...REFUSED,
    "object.not_found",
    "check.compare_unavailable",
    "check.compare_unknown",
    "check.compare_nothing_common",
  ],
  doc: `The filtered comparison of two assessments ${DOC}`,
});

export const exportAssets = defineEndpoint(calls.exportAssets, {
  request: z.object({ ...assetFilters, format }),
  reply: z.null(),
  errors: [...REFUSED, "check.not_found"],
  doc: `One check over all assets ${DOC}`,
});

export const exportEvidence = defineEndpoint(calls.exportEvidence, {
  request: z.object({
    /** Of the check's result. */
    id,
    /** Which of its tables. */
    table: z.string().check(z.maxLength(80)),
    format,
  }),
  reply: z.null(),
  errors: [...REFUSED, "check.not_found"],
  doc: `One table of a check's evidence, in the columns that staff export, ${DOC}`,
});

export const exportCard = defineEndpoint(calls.exportCard, {
  request: z.object({
    ...cardAsked,
    /** Which of the card's tables. */
    table: z.string().check(z.maxLength(80)),
    /** Which of the table's own tabs; null: the first. */
    view: z._default(z.nullable(z.string().check(z.maxLength(80))), null),
    search: z._default(z.string().check(z.maxLength(200)), ""),
    /** Chosen values by column. */
    filters: z._default(
      z.record(fieldKey, z.array(z.string().check(z.maxLength(400))).check(z.maxLength(200))),
      {},
    ),
    sort: z._default(z.nullable(fieldKey), null),
    descending: z._default(z.boolean(), false),
    format,
  }),
  reply: z.null(),
  errors: [...REFUSED, "check.analysis_not_found"],
  doc: `One table of an application's card as it is filtered and sorted, in the columns that staff export, ${DOC}`,
});

export const exportDecisions = defineEndpoint(calls.exportDecisions, {
  request: z.object({ ...decisionFilters, format }),
  reply: z.null(),
  errors: REFUSED,
  doc: `The filtered ledger of decisions ${DOC}`,
});
