import { configEndpoints, storeFile } from "@candor/api/endpoints";
import type { TestServer } from "./with-server.ts";

/** The smallest PNG. */
export const PNG_BASE64 =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const words = (text: string) => ({ en: text, cn: text });

/** A campaign that runs, with its skill and its picture: made by staff through the console's calls. */
export async function openCampaign(
  server: TestServer,
  cid: string,
  given: { showType?: 1 | 2; starts_at?: string; ends_at?: string; limits?: Record<string, number> } = {},
): Promise<void> {
  const chief = server.as(server.people.chief);
  const { showType = 1, starts_at = "2026-01-01T00:00:00.000Z", ends_at = null, limits } = given;
  const { file } = await chief.call(storeFile, { content: PNG_BASE64 });
  const skill = { title: words("Skill"), show_type: showType };
  await chief.call(configEndpoints.activity_skill.create, { key: `${cid}-skill`, data: skill });
  const qrcode = { title: words("Team"), image: file };
  await chief.call(configEndpoints.activity_qrcode.create, { key: `${cid}-qr`, data: qrcode });
  await chief.call(configEndpoints.activity.create, {
    key: cid,
    data: {
      ...{ title: words("Spring"), skill: `${cid}-skill`, qrcode: `${cid}-qr`, starts_at, ends_at },
      allow_assets: ["Website"],
      ...(limits ? { limits } : {}),
    },
  });
}
