// `pnpm picture`: takes the README's picture of the dashboard from the running product, after real assessments.
import { readGuide, updateStatus } from "@candor/api/contract";
import { openBrowser } from "./lib/browser.ts";
import { assessAndPublish, DEMO, session } from "./lib/drive.ts";
import { ensureBuilt } from "./lib/prepare.mjs";
import { startServer } from "./lib/server.ts";
import { root } from "./lib/workspace.mjs";

await ensureBuilt();
const server = await startServer();
const browser = await openBrowser();
try {
  await assessAndPublish(server.url, [DEMO.careless]);
  await assessAndPublish(server.url, [DEMO.careless, DEMO.careful]);
  const { client, token } = await session(server.url, "owner");
  // The picture is of the dashboard, not of what a first visit lays over it.
  await client.call(readGuide, { read_type: "skip" });
  await client.call(updateStatus, { key: "assessment_status", value: 1 });
  // High enough for all of it: what floats stands at the foot of the window, over the rest of a longer page.
  const page = await browser.newPage({ viewport: { width: 1440, height: 970 }, deviceScaleFactor: 2 });
  await page.addInitScript((value) => localStorage.setItem("candor.token", value), token);
  // The first page of a visit is drawn in fonts of the machine, and fetches ours for the next.
  await page.goto(`${server.url}/dashboard`, { waitUntil: "networkidle" });
  await page.reload({ waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: `${root}/docs/dashboard.png`, animations: "disabled" });
  console.log("docs/dashboard.png");
} finally {
  await browser.close();
  await server.stop();
}
