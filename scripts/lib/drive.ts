import { setTimeout as delay } from "node:timers/promises";
import { type ApiClient, createApiClient } from "@candor/api/client";
import {
  configCalls,
  createWebsite,
  getAssessment,
  getScan,
  listObjects,
  publishScan,
  signIn,
  staffSignIn,
  storeFile,
  submitAssessment,
} from "@candor/api/contract";
import type { Assessment, Language } from "@candor/api/entities";

/** The accounts of demo mode. */
export const DEMO = {
  owner: { email: "owner@candor.example", password: "Candor-demo-1" },
  member: { email: "member@candor.example", password: "Candor-demo-1" },
  staff: { email: "staff@candor.example", password: "Candor-demo-1" },
  careless: "https://www.linden-shop.example",
  careful: "https://www.aster-shop.example",
} as const;

export interface Session {
  client: ApiClient;
  token: string;
}

/** A client signed in as a demo account. */
export async function session(
  baseUrl: string,
  who: "owner" | "member" | "staff",
  language: Language = "en",
): Promise<Session> {
  let token = "";
  const client = createApiClient({ baseUrl, getToken: () => token, getLanguage: () => language });
  const reply = await client.call(who === "staff" ? staffSignIn : signIn, DEMO[who]);
  if ("second_step" in reply) throw new Error("the demo's account has a second step");
  ({ token } = reply);
  return { client, token };
}

/** Adds websites that are not there yet and submits them for assessment. */
export async function submitWebsites(owner: Session, urls: readonly string[]): Promise<Assessment> {
  const { list } = await owner.client.call(listObjects, {});
  const ids: string[] = [];
  for (const url of urls) {
    const known = list.find(
      (object) => object.url !== null && new URL(object.url).host === new URL(url).host,
    );
    const { id } =
      known ?? (await owner.client.call(createWebsite, { name: "", url, territories: ["EU", "US"] }));
    ids.push(id);
  }
  return owner.client.call(submitAssessment, { object_ids: ids, authorised: true });
}

/** Waits until an assessment has left the engine. */
export async function waitForReview(owner: Session, id: string, seconds = 600): Promise<Assessment> {
  for (let second = 0; second < seconds * 2; second++) {
    const assessment = await owner.client.call(getAssessment, { id });
    if (assessment.state === "failed")
      throw new Error(`the assessment failed: ${JSON.stringify(assessment.objects)}`);
    if (assessment.state !== "awaiting" && assessment.state !== "assessing") return assessment;
    await delay(500);
  }
  throw new Error("the assessment took too long");
}

/** The whole way from addresses to published results, through the API. */
export async function assessAndPublish(baseUrl: string, urls: readonly string[]): Promise<Assessment> {
  const owner = await session(baseUrl, "owner");
  const staff = await session(baseUrl, "staff");
  const { id } = await submitWebsites(owner, urls);
  await waitForReview(owner, id);
  await staff.client.call(getScan, { id });
  await staff.client.call(publishScan, { id });
  return owner.client.call(getAssessment, { id });
}

/** The smallest PNG. */
export const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** A campaign that runs, as staff make it. */
export async function openCampaign(url: string, cid: string): Promise<void> {
  const { client } = await session(url, "staff");
  const title = { en: cid, cn: cid };
  const { file } = await client.call(storeFile, { content: PNG });
  await client.call(configCalls.activity_skill.create, {
    key: `${cid}-skill`,
    data: { title, show_type: 1 },
  });
  await client.call(configCalls.activity_qrcode.create, { key: `${cid}-qr`, data: { title, image: file } });
  await client.call(configCalls.activity.create, {
    key: cid,
    data: {
      ...{ title, skill: `${cid}-skill`, qrcode: `${cid}-qr`, allow_assets: ["Website"] },
      ...{ starts_at: "2026-01-01T00:00:00.000Z", ends_at: null },
    },
  });
}
