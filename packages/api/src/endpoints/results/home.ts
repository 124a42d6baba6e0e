import * as z from "zod/mini";
import * as calls from "../../contract/results/home.ts";
import { CAME_BACK_FROM } from "../../contract/results/home.ts";
import { id, instant } from "../../entities/common.ts";
import { assessment } from "../../entities/results/assessments.ts";
import { checkRow } from "../../entities/results/checks.ts";
import { defineEndpoint } from "../endpoint.ts";
import { newsItem } from "../support/news.ts";
import { scenarioRow } from "./compliance.ts";

const homeCheck = z.extend(checkRow, {
  /** When it was first published as failing, without a pass since. */
  failing_since: instant,
  /** Its Jira issue. */
  issue: z.nullable(z.object({ key: z.string(), url: z.string() })),
});
export type HomeCheck = z.infer<typeof homeCheck>;

const cameBack = z.extend(homeCheck, { was: z.enum(CAME_BACK_FROM) });
export type CameBackCheck = z.infer<typeof cameBack>;

export const home = defineEndpoint(calls.home, {
  request: z.object({}),
  reply: z.object({
    /** When results were last published; null before the first publication. */
    as_of: z.nullable(instant),
    /** The first failing checks assigned to the caller; the team's for an administrator who has none. The oldest first. */
    mine: z.object({ of: z.enum(["me", "team"]), list: z.array(homeCheck), total: z.int() }),
    /** Failing checks that nobody takes care of; 0 for who may not say who does. */
    unassigned: z.int(),
    /** The first checks that fail and did not before the last assessment of their object, worst first. */
    came_back: z.object({ list: z.array(cameBack), total: z.int() }),
    /** The assessment under way, if any. */
    running: z.nullable(assessment),
    /** Open invitations, the oldest first; none for who may not invite. */
    invitations: z.object({
      list: z.array(z.object({ id, email: z.string(), sent_at: instant, expired: z.boolean() })),
      total: z.int(),
    }),
    /** Connections that do not work any more: Jira, and cloud accounts by their number. */
    broken: z.array(z.object({ kind: z.enum(["jira", "aws"]), account_id: z.nullable(z.string()) })),
    /** Scenarios that the caller follows, the lowest pass rate first, at most five. */
    followed: z.object({ list: z.array(scenarioRow), total: z.int() }),
    /** The newest articles. */
    news: z.array(newsItem),
  }),
  doc: "What needs the caller now: everything the home page shows, in one call.",
});

export const homeChecks = defineEndpoint(calls.homeChecks, {
  request: z.object({
    part: z.enum(["mine", "came_back"]),
    /** From 1, of `HOME_ROWS` rows. */
    page: z.int().check(z.minimum(1)),
  }),
  reply: z.object({
    list: z.array(z.extend(homeCheck, { was: z.optional(z.enum(CAME_BACK_FROM)) })),
    total: z.int(),
  }),
  doc: "Further pages of what is assigned or of what came back.",
});
