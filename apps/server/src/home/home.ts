import {
  HOME_NEWS,
  HOME_ROWS,
  type HomeCheck,
  type home,
  type homeChecks as homeChecksEndpoint,
  type ParsedRequestOf,
  type ReplyOf,
} from "@candor/api/contract";
import { CONNECTION_STATES, type Language } from "@candor/api/entities";
import { runningAssessment, toAssessment } from "../assessments/assessments.ts";
import type { Customer } from "../auth/sessions.ts";
import { rowsOf } from "../checks/list.ts";
import type { LatestResults, Scope } from "../compliance/latest-results.ts";
import { followedScenarios } from "../compliance/scenarios.ts";
import { and, asc, eq, sql } from "../database/drizzle.ts";
import { cloudConnection, invitation } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { connectionRow } from "../jira/connection.ts";
import { pendingOf } from "../members/team.ts";
import { newestNews } from "../news/news.ts";
import type { PerPublication } from "../results/per-publication.ts";
import type { Assigned, CameBack, WorkSummary } from "./work.ts";

type Reply = ReplyOf<typeof home>;

export interface Known {
  work: PerPublication<object, WorkSummary>;
  latest: PerPublication<Scope, LatestResults>;
}

const pageOf = <T>(all: readonly T[], page: number) => all.slice((page - 1) * HOME_ROWS, page * HOME_ROWS);

/** Rows of the home page, in the order of what is known of them. */
async function homeChecks<T extends { id: string; failing_since: string }>(
  db: Db,
  shown: readonly T[],
): Promise<(HomeCheck & T)[]> {
  const rows = await rowsOf(
    db,
    shown.map(({ id }) => id),
  );
  return shown.flatMap((known) => {
    const row = rows.find(({ id }) => id === known.id);
    return row ? [{ ...row, ...known }] : [];
  });
}

/** What is assigned to the caller; to anyone, for an administrator who has nothing. */
function assignedTo({ id, role }: Customer, { assigned }: WorkSummary) {
  const own = assigned.filter(({ owner_id }) => owner_id === id);
  if (own.length > 0 || role !== "owner" || assigned.length === 0) return { of: "me" as const, all: own };
  return { of: "team" as const, all: assigned };
}

async function runningOf(db: Db, companyId: string): Promise<Reply["running"]> {
  const running = await runningAssessment(db, companyId);
  return running ? toAssessment(running, "customer") : null;
}

async function invitationsOf(db: Db, { companyId, role }: Customer): Promise<Reply["invitations"]> {
  if (role !== "owner") return { list: [], total: 0 };
  const pending = pendingOf(companyId);
  const { id, email, sent_at, expires_at } = invitation;
  const rows = await db
    // Counted before the limit cuts them.
    .select({ id, email, sent_at, expires_at, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(invitation)
    .where(pending)
    .orderBy(asc(invitation.sent_at), invitation.id)
    .limit(HOME_ROWS);
  const now = Date.now();
  return {
    list: rows.map((row) => ({
      id: row.id,
      email: row.email,
      sent_at: row.sent_at.toISOString(),
      expired: row.expires_at.getTime() <= now,
    })),
    total: rows[0]?.total ?? 0,
  };
}

async function brokenOf(db: Db, companyId: string): Promise<Reply["broken"]> {
  const jira = await connectionRow(db, companyId);
  const accounts = await db
    .select({ account_id: cloudConnection.account_id })
    .from(cloudConnection)
    .where(
      and(
        eq(cloudConnection.company_id, companyId),
        eq(cloudConnection.state, CONNECTION_STATES.connectionError),
      ),
    )
    .orderBy(asc(cloudConnection.account_id))
    .limit(HOME_ROWS);
  return [
    ...(jira?.invalid ? [{ kind: "jira" as const, account_id: null }] : []),
    ...accounts.map(({ account_id }) => ({ kind: "aws" as const, account_id })),
  ];
}

/** A page of what is assigned, or of what came back. */
export async function homePage(
  db: Db,
  { work: known }: Known,
  customer: Customer,
  { part, page }: ParsedRequestOf<typeof homeChecksEndpoint>,
): Promise<ReplyOf<typeof homeChecksEndpoint>> {
  const work = await known.of(db, customer, {});
  const all: readonly (Assigned | CameBack)[] =
    part === "mine" ? assignedTo(customer, work).all : work.came_back;
  return { list: await homeChecks(db, pageOf(all, page)), total: all.length };
}

/** What needs the caller now. */
export async function homeOf(db: Db, known: Known, customer: Customer, language: Language): Promise<Reply> {
  const { companyId } = customer;
  const work = await known.work.of(db, customer, {});
  const { of, all } = assignedTo(customer, work);
  const back = work.came_back;
  return {
    as_of: work.as_of,
    mine: { of, list: await homeChecks(db, pageOf(all, 1)), total: all.length },
    unassigned: customer.role === "owner" ? work.unassigned : 0,
    came_back: { list: await homeChecks(db, pageOf(back, 1)), total: back.length },
    running: await runningOf(db, companyId),
    invitations: await invitationsOf(db, customer),
    broken: await brokenOf(db, companyId),
    followed: await followedScenarios(db, known.latest, customer, HOME_ROWS),
    news: await newestNews(db, language, HOME_NEWS),
  };
}
