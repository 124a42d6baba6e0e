import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import {
  addComment,
  createWebsite,
  getAssessment,
  getScan,
  info,
  inviteMember,
  listChecks,
  listSessions,
  publishScan,
  submitAssessment,
} from "@candor/api/endpoints";
import { upload } from "../database/schema.ts";
import { failsWith } from "./recorded-runner.ts";
import { until } from "./wait.ts";
import type { TestServer } from "./with-server.ts";

/** One of everything that the first company has, by what it is. */
export type Belongings = Record<
  | "company"
  | "member"
  | "session"
  | "invitation"
  | "website"
  | "free_website"
  | "published"
  | "published_report"
  | "reviewed"
  | "reviewed_result"
  | "reviewed_report"
  | "failed"
  | "check"
  | "comment"
  | "upload",
  string
>;

/** Lets the first company do everything once: objects, assessments in each state, a comment, an invitation. */
export async function createBelongings(server: TestServer): Promise<Belongings> {
  const { owner, viewer, expert } = server.people;
  const { db } = server.services;
  const client = server.as(owner);
  const staff = server.as(expert);
  const site = async (number: number) => {
    const url = `https://site-${number}.example/`;
    return (await client.call(createWebsite, { name: "", url, territories: ["EU"] })).id;
  };
  const assess = async (website: string, state: "expert_review" | "failed") => {
    const { id } = await client.call(submitAssessment, { object_ids: [website], authorised: true });
    await until(async () => (await client.call(getAssessment, { id })).state === state);
    return id;
  };
  const website = await site(1);
  const published = await assess(website, "expert_review");
  await staff.call(publishScan, { id: published });
  const reviewed = await assess(await site(2), "expert_review");
  server.runner.play("https://site-3.example/", failsWith("unreachable"));
  const failed = await assess(await site(3), "failed");
  const of = async (id: string) => {
    const { scan, results } = await staff.call(getScan, { id });
    return { report: scan.objects[0]?.scan_id ?? "", result: results[0]?.id ?? "" };
  };
  const [check] = (await client.call(listChecks, { statuses: ["critical"] })).list;
  if (!check) throw new Error("no check");
  const invitation = await client.call(inviteMember, { email: "guest@test.example", role: "viewer" });
  const { company_id: company } = await client.call(info, {});
  const bytes = Buffer.from([1, 2, 3]);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const file = {
    ...{ company_id: company, user_id: owner.id, purpose: "firmware" as const },
    ...{ file_name: "x.bin", size: bytes.length, sha256 },
  };
  const [stored] = await db.insert(upload).values(file).returning({ id: upload.id });
  if (stored) await writeFile(server.services.uploads.pathOf(stored.id), bytes);
  const inReview = await of(reviewed);
  return {
    company,
    member: viewer.id,
    session: (await client.call(listSessions, {})).list[0]?.id ?? "",
    invitation: invitation.id,
    website,
    free_website: await site(4),
    published,
    published_report: (await of(published)).report,
    reviewed,
    reviewed_result: inReview.result,
    reviewed_report: inReview.report,
    failed,
    check: check.id,
    comment: (await client.call(addComment, { check: check.id, text: "Ours" })).id,
    upload: stored?.id ?? "",
  };
}
