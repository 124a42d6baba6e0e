import * as z from "zod/mini";
import * as calls from "../../contract/results/checks.ts";
import { CHECK_AGES, CHECK_SORTS, JIRA_FILTERS, PAGE_SIZES } from "../../contract/results/checks.ts";
import { bilingual, chosen, id, instant, statusCounts } from "../../entities/common.ts";
import { assessment, maturity } from "../../entities/results/assessments.ts";
import { assetListItem, issueBadge } from "../../entities/results/assets.ts";
import { checkDetail, checkRow, historyEvent } from "../../entities/results/checks.ts";
import { assessmentObject } from "../../entities/results/objects.ts";
import { ASSET_TYPES, CHECK_STATUSES, FRAMEWORKS, RESOLUTION_STATUSES } from "../../entities/tables.ts";
import { defineEndpoint } from "../endpoint.ts";

/** Page of a list: from 1. */
const page = {
  page: z._default(z.int().check(z.minimum(1)), 1),
  page_size: z._default(z.literal(PAGE_SIZES), 20),
};

/** What the checks table and its export filter by. */
export const checkFilters = {
  /** One object; all of the company's when absent. */
  object_id: z.optional(id),
  /** One assessment; each object's last published one when absent. */
  assessment_id: z.optional(id),
  statuses: chosen(z.enum(CHECK_STATUSES)),
  frameworks: chosen(z.enum(FRAMEWORKS)),
  /** Ids of compliance scenarios. */
  scenarios: chosen(z.string().check(z.maxLength(100))),
  /** Ids of categories, as the reply counts them. */
  categories: chosen(z.string().check(z.maxLength(100))),
  asset_types: chosen(z.enum(ASSET_TYPES)),
  resolutions: chosen(z.enum(RESOLUTION_STATUSES)),
  /** People the checks are assigned to; null stands for nobody. */
  owners: chosen(z.nullable(id)),
  /** Only checks that a person set to Passed, or only others. */
  manual: z.optional(z.boolean()),
  /** Only checks with an issue in Jira, or only others. */
  jira: z.optional(z.enum(JIRA_FILTERS)),
  /** Failing checks alone, by how long they have been known: until now, or until the assessment was published. */
  ages: chosen(z.enum(CHECK_AGES)),
  /** Only what was published, or changed by a person, at this instant or later. */
  changed_since: z.optional(instant),
  search: z._default(z.string().check(z.trim(), z.maxLength(200)), ""),
  /** Language that `search` and a sort by title read. */
  sort: z._default(z.enum(CHECK_SORTS), "status"),
  descending: z._default(z.boolean(), false),
};

/** Its issue in Jira. */
const issueOfCheck = z.nullable(z.object({ key: z.string(), url: z.string() }));

const countedText = z.object({ id: z.string(), title: bilingual, total: z.int() });

/** A row of the list: what it is, and its issue in Jira. */
const listedCheck = z.extend(checkRow, { issue: issueOfCheck });
export type ListedCheck = z.infer<typeof listedCheck>;

export const listChecks = defineEndpoint(calls.listChecks, {
  request: z.object({
    ...checkFilters,
    ...page,
  }),
  reply: z.object({
    list: z.array(listedCheck),
    /** Rows that match the filters. */
    total: z.int(),
    /** Over all rows of the object or company, before filters. */
    counts: statusCounts,
    /** Rows at each framework, before filters. */
    framework_counts: z.partialRecord(z.enum(FRAMEWORKS), z.int()),
    /** Rows of each scenario and of each category that has any, before filters. */
    scenario_counts: z.array(countedText),
    category_counts: z.array(countedText),
    /** People whom a row is assigned to, before filters, by name. */
    owners: z.array(z.object({ id, name: z.string() })),
    objects: z.array(z.object({ id, name: z.string(), asset_type: z.string() })),
  }),
  doc: "Published checks, filtered, sorted and paged. Search and title order follow Accept-Language.",
});

export const getCheck = defineEndpoint(calls.getCheck, {
  request: z.object({ id }),
  reply: checkDetail,
  errors: ["check.not_found"],
  doc: "One published check with its evidence, screenshots and history.",
});

/** The name of a text that evidence refers to: the SHA-256 of its bytes, as a cell of the type `text_file_s3` has it. */
export const fileName = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** A text of at most 200,000 characters, in UTF-8. */
export const fileText = z.object({ text: z.string() });

export const getCheckFile = defineEndpoint(calls.getCheckFile, {
  request: z.object({ scan_id: id, file: fileName }),
  reply: fileText,
  errors: ["check.file_not_found"],
  doc: "A text that the evidence of a published scan names by its SHA-256 in a column of the type `text_file_s3`: a privacy policy word for word as it was read that day, of at most 200,000 characters. Whoever reads the scan's results reads it; it goes with them.",
});

/** Which check over which assets. */
export const assetFilters = {
  check_id: z.string().check(z.minLength(1), z.maxLength(120)),
  /** Only assets of this type. */
  asset_type: z.optional(z.enum(ASSET_TYPES)),
  /** One assessment; each object's last published one when absent. */
  assessment_id: z.optional(id),
};

export const checkAssets = defineEndpoint(calls.checkAssets, {
  request: z.object(assetFilters),
  reply: z.object({
    /** The check's name, whatever its results. */
    title: bilingual,
    /** When the state was published that is shown. */
    as_of: z.nullable(instant),
    badge: issueBadge,
    /** One for each type of asset in the list. */
    badges: z.array(z.extend(issueBadge, { assetType: z.enum(ASSET_TYPES) })),
    /** By rank of status. */
    list: z.array(
      z.extend(assetListItem, {
        object_id: id,
        /** The published result: opens the check of this asset. */
        result_id: id,
        asset_type: z.enum(ASSET_TYPES),
        status: z.enum(CHECK_STATUSES),
        resolution: z.enum(RESOLUTION_STATUSES),
        owner: z.nullable(z.string()),
        owner_id: z.nullable(id),
        issue: issueOfCheck,
        changed_at: instant,
      }),
    ),
    /** What people did to the check in any of these assets, and what was published, newest first; at most 100. */
    history: z.array(z.extend(historyEvent, { object_id: id, object_title: z.string() })),
  }),
  errors: ["check.not_found"],
  doc: "One check over all assets as last published: how many have the issue, and how each stands (`/issue-detail/{id}`).",
});

export const dashboard = defineEndpoint(calls.dashboard, {
  request: z.object({
    /** One assessment: its objects as it found them. Each object's last published one when absent. */
    assessment_id: z.optional(id),
  }),
  reply: z.object({
    /** Last published state of all objects; null before the first publication, and of an assessment that is none. */
    counts: z.nullable(statusCounts),
    /** Objects with a published result: those that `counts` is over. */
    assessed_total: z.int(),
    /** When the newest of what is shown was published. */
    assessed_at: z.nullable(instant),
    maturity: z.nullable(maturity),
    /**
     * The same objects before and now: the state before the last publication that assessed one of them again. An object
     * that was not assessed keeps its last result; one that had none before is left out. Null until an object was
     * assessed twice.
     */
    comparison: z.nullable(
      z.object({
        /** When the state before was published. */
        at: instant,
        /** Objects compared. */
        objects: z.int(),
        /** How many of them have a newer result. */
        assessed_again: z.int(),
        counts: statusCounts,
        previous_counts: statusCounts,
        score: z.nullable(z.int()),
        previous_score: z.nullable(z.int()),
      }),
    ),
    object_total: z.int(),
    /** At most five, most critical first. */
    objects: z.array(
      z.extend(assessmentObject, {
        /** Passed of checks with a verdict, 0 to 1. */
        pass_rate: z.nullable(z.number()),
        /** Change of critical, medium, low and potential since `comparison.at`; null where it is not compared. */
        issue_change: z.nullable(z.int()),
      }),
    ),
    /** Score of each object over its last assessments, at most five objects, oldest point first. */
    trend: z.array(
      z.object({
        object_id: id,
        name: z.string(),
        points: z.array(z.object({ at: instant, score: z.int() })),
      }),
    ),
    /** At most five, worst first. */
    framework_rates: z.array(z.object({ framework: z.enum(FRAMEWORKS), passed: z.int(), total: z.int() })),
    /** The assessment under way, if any; none beside an earlier one. */
    running: z.nullable(assessment),
  }),
  doc: "Everything the dashboard shows, in one call: the last results, or those of one published assessment.",
});
