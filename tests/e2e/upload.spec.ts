import { createHash, randomBytes } from "node:crypto";
import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { completeUpload, UPLOAD_PATH } from "@candor/api/contract";
import { expect, type Page, type Request } from "@playwright/test";
import { prepare, signIn, visitor } from "./support/journey.ts";
import { test } from "./support/own-server.ts";

const SIZE = 9_000_000;
/** Bytes a second: the whole file takes half a minute, so that the page is left in the middle of it. */
const SLOW = 300_000;
/** What has to lie on the server's disk before the page is left. */
const BEGUN = 200_000;

/** A picture by its first bytes; the rest is noise that no line makes smaller. */
const PICTURE = Buffer.concat([
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
  randomBytes(SIZE),
]);

/** Bytes a second that the page may send; -1 for as fast as it goes. */
async function limitSending(page: Page, uploadThroughput: number) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  const line = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput };
  await devtools.send("Network.emulateNetworkConditions", line);
  return () => devtools.send("Network.emulateNetworkConditions", { ...line, uploadThroughput: -1 });
}

const isTus = (request: Request, method: string) =>
  request.method() === method && new URL(request.url()).pathname.startsWith(UPLOAD_PATH);

test.use({ serves: "shared" });

test("an upload goes on after the page was loaded again in the middle, and while it was checked", async ({
  browser,
  server,
}, info) => {
  await prepare(server.url, "en", 1);
  const owner = await visitor(browser, "en", undefined, server.url);
  const { page, t } = owner;
  await signIn(owner, "owner", "/assessment/edit");
  const path = info.outputPath("logo.png");
  await writeFile(path, PICTURE);
  const choose = () => page.getByLabel(t("company:logo"), { exact: true }).setInputFiles(path);
  const created: string[] = [];
  page.on("request", (request) => isTus(request, "POST") && created.push(request.url()));

  const hurry = await limitSending(page, SLOW);
  const creation = page.waitForResponse((response) => isTus(response.request(), "POST"));
  await choose();
  const id = (await (await creation).headerValue("location"))?.split("/").at(-1) ?? "";
  const arrived = () => stat(join(server.dataDir, "uploads", id)).then(({ size }) => size);
  await expect.poll(arrived).toBeGreaterThan(BEGUN);
  await page.reload();
  await hurry();

  // Whole on the server, and the page is left before it knows.
  await page.route(`**${completeUpload.path}`, () => {});
  const asked = page.waitForResponse((response) => isTus(response.request(), "HEAD"));
  const sent = page.waitForRequest((request) => isTus(request, "PATCH"));
  const checking = page.waitForRequest(`**${completeUpload.path}`);
  await choose();
  const offset = Number(await (await asked).headerValue("upload-offset"));
  expect(offset).toBeGreaterThan(BEGUN);
  expect(offset).toBeLessThan(PICTURE.length);
  expect(Number(await (await sent).headerValue("upload-offset"))).toBe(offset);
  await checking;
  expect(await arrived()).toBe(PICTURE.length);
  await page.reload();
  await page.unroute(`**${completeUpload.path}`);

  page.on("request", (request) => isTus(request, "PATCH") && created.push(request.url()));
  const completed = page.waitForResponse(`**${completeUpload.path}`);
  await choose();
  const { code, data } = await (await completed).json();
  expect({ code, id: data?.id, sha256: data?.sha256 }).toEqual({
    code: 0,
    id,
    sha256: createHash("sha256").update(PICTURE).digest("hex"),
  });
  expect(created, "made once, and nothing is sent twice").toHaveLength(1);
  await expect(page.getByRole("status").filter({ hasText: "logo.png" })).toHaveText(
    t("company:upload.done", { name: "logo.png" }),
  );
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("tus::")));
  expect(kept, "what is over is forgotten").toEqual([]);
});
