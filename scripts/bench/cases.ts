import {
  assessmentTimes,
  type Call,
  campaignFunnels,
  checkAssets,
  compareCheck,
  compareChecks,
  configCalls,
  dashboard,
  exportChecks,
  getCheck,
  getNews,
  getScenario,
  getScenarioScan,
  home,
  homeChecks,
  info,
  listActivityScans,
  listAssessments,
  listChecks,
  listCompanies,
  listCompanyNames,
  listDecisions,
  listErrorReports,
  listFeedback,
  listJobs,
  listLogs,
  listMail,
  listObjects,
  listRisks,
  listScans,
  listScenarios,
  listStaff,
  overviewSheet,
  type RequestOf,
} from "@candor/api/contract";

/** A call in one of the states that cost most. */
export interface Case {
  name: string;
  call: Call;
  body: unknown;
  /** Requests a second, of what nobody asks for often: its figures have no goal. */
  rare?: number;
}

/** Ids that a database was seeded with. */
export interface Known {
  result: string;
  assessment: string;
  scan: string;
  object: string;
  owner: string;
  news: string;
  company: string;
  /** A member of staff who published scans. */
  expert: string;
}

const ask = <E extends Call>(name: string, call: E, body: RequestOf<E>): Case => ({ name, call, body });

/** What customers read. */
export const portalCases = (known: Known): Case[] => [
  ask("shell", info, {}),
  ask("home", home, {}),
  ask("home, what came back", homeChecks, { part: "came_back", page: 1 }),
  ask("dashboard", dashboard, {}),
  ask("overview", overviewSheet, {}),
  ask("risks", listRisks, {}),
  ask("risks, by age, critical", listRisks, { sort: "age", descending: true, levels: ["critical"] }),
  ask("risks, search", listRisks, { search: "cookie" }),
  ask("scenarios", listScenarios, {}),
  ask("scenarios, search", listScenarios, { search: "consent" }),
  ask("a scenario", getScenario, { id: "consent" }),
  ask("a scenario's scan", getScenarioScan, { id: "consent", scan_id: known.scan }),
  ask("checks", listChecks, {}),
  ask("checks, page 400", listChecks, { page: 400 }),
  ask("checks, critical, GDPR", listChecks, { statuses: ["critical"], frameworks: ["gdpr"] }),
  ask("checks, scenario", listChecks, { scenarios: ["consent"] }),
  ask("checks, category", listChecks, { categories: ["encryption-in-transit"] }),
  ask("checks, websites, search", listChecks, { asset_types: ["website"], search: "shop" }),
  ask("checks, search by title, page 3", listChecks, { search: "cookie", sort: "title", page: 3 }),
  ask("checks, by object", listChecks, { sort: "object", descending: true }),
  ask("checks, of one person", listChecks, { owners: [known.owner] }),
  ask("checks, open, of nobody", listChecks, { owners: [null], resolutions: ["unmark_resolved"] }),
  ask("checks, set by hand", listChecks, { manual: true }),
  ask("checks, with Jira issue", listChecks, { jira: "linked" }),
  ask("checks, without Jira issue", listChecks, { jira: "unlinked", page: 3 }),
  ask("checks, changed since", listChecks, { changed_since: "2026-01-01T00:00:00.000Z", sort: "changed" }),
  ask("checks, older than 90 days", listChecks, { ages: ["old"] }),
  ask("checks, one object", listChecks, { object_id: known.object }),
  ask("checks, an older scan", listChecks, { assessment_id: known.assessment }),
  ask("a check", getCheck, { id: known.result }),
  ask("a check over all assets", checkAssets, { check_id: "web.tls.https" }),
  ask("comparison", compareChecks, {}),
  ask("comparison of one check", compareCheck, { id: known.result }),
  ask("assessments", listAssessments, {}),
  ask("assessments, search", listAssessments, { search: "shop" }),
  ask("scan times", assessmentTimes, {}),
  ask("objects", listObjects, { page: 1 }),
  ask("decisions", listDecisions, {}),
  ask("decisions, in force, search", listDecisions, { state: "in_force", search: "bench" }),
  ask("news", getNews, { id: known.news }),
  { ...ask("export of checks, CSV", exportChecks, { format: "csv" }), rare: 1 },
  { ...ask("export of checks, XLSX", exportChecks, { format: "xlsx" }), rare: 1 },
];

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

/** What staff read. */
export const consoleCases = (known: Known): Case[] => [
  ask("scans", listScans, {}),
  ask("scans, page 500", listScans, { page: 500, page_size: 100 }),
  ask("scans, in review", listScans, { states: ["expert_review"] }),
  ask("scans, of a company, since", listScans, { company_id: known.company, from: daysAgo(90) }),
  ask("scans, apps", listScans, { asset_types: ["android"] }),
  ask("scans, of a plan", listScans, { product_version: 1 }),
  ask("scans, of a plan nobody has", listScans, { product_version: 2 }),
  ask("scans, of an expert", listScans, { expert_id: known.expert }),
  ask("scans, number", listScans, { search: "S-30001" }),
  ask("scans, search", listScans, { search: "site-17" }),
  ask("scans, search nothing", listScans, { search: "no such thing" }),
  ask("companies", listCompanies, {}),
  ask("companies, search", listCompanies, { search: "company 17" }),
  ask("companies, by sound", listCompanies, { search: "lindeng" }),
  ask("companies to choose", listCompanyNames, {}),
  ask("log", listLogs, {}),
  ask("log, page 100", listLogs, { page: 100, page_size: 100 }),
  ask("log, customers", listLogs, { actor_kind: "customer" }),
  ask("log, staff", listLogs, { actor_kind: "staff" }),
  ask("log, sign-ins", listLogs, { action: "auth" }),
  ask("log, one action, of a year ago", listLogs, { action: "check.export", to: daysAgo(365) }),
  ask("log, a day", listLogs, { from: daysAgo(301), to: daysAgo(300) }),
  ask("log, an address", listLogs, { address: "10.3.117.4" }),
  ask("log, an address, of a year ago", listLogs, { address: "10.3.117.4", to: daysAgo(365) }),
  ask("log, a company", listLogs, { company_id: known.company }),
  ask("log, a thing", listLogs, { target_id: known.object }),
  ask("log, who", listLogs, { search: "person-17@" }),
  ask("log, a company by name", listLogs, { search: "company 17" }),
  ask("log, search nothing", listLogs, { search: "no such thing" }),
  ask("log, who and what, when", listLogs, {
    ...{ search: "person-17@", action: "check.set_owner" },
    ...{ from: daysAgo(400), to: daysAgo(300) },
  }),
  ask("log, staff of a company", listLogs, { actor_kind: "staff", company_id: known.company }),
  ask("visitors", listActivityScans, {}),
  ask("visitors, of a campaign, in review", listActivityScans, { cid: "bench-3", states: ["expert_review"] }),
  ask("visitors, search", listActivityScans, { search: "visitor-1234" }),
  ask("campaigns", configCalls.activity.list, {}),
  ask("funnels", campaignFunnels, { cids: Array.from({ length: 20 }, (_, n) => `bench-${n}`) }),
  ask("news", configCalls.site_resource.list, {}),
  ask("news, search", configCalls.site_resource.list, { search: "news 17" }),
  ask("jobs", listJobs, {}),
  ask("jobs, mail, completed, page 50", listJobs, { kind: "mail", state: "completed", page: 50 }),
  ask("outbox", listMail, {}),
  ask("outbox, search", listMail, { search: "person-17@" }),
  ask("error reports", listErrorReports, {}),
  ask("error reports, search", listErrorReports, { search: "function 17" }),
  ask("feedback", listFeedback, {}),
  ask("feedback, search", listFeedback, { search: "export. 17" }),
  ask("staff", listStaff, {}),
  ask("staff, search", listStaff, { search: "expert-17@" }),
];
