import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reply } from "../demo/respond.ts";
import type { Site } from "../demo/site.ts";
import { EgressGuard } from "../egress/guard.ts";
import { startTestTargets, type TestTargets } from "../testing/index.ts";
import { testSettings } from "../testing/settings.ts";
import { runPass } from "./browser/pass.ts";

const SENDS = `onconnect=()=>fetch("https://counts.example/hit",{method:"POST",mode:"no-cors",body:"id=1"})`;

/** A page and the script of its worker. */
const site = (host: string, lang: string, page: string, worker = ""): Site => ({
  hosts: [host],
  https: ({ url }, response) =>
    url === "/w.js"
      ? reply(response, { type: "text/javascript", body: worker })
      : reply(response, {
          type: "text/html; charset=utf-8",
          body: `<!doctype html><html lang="${lang}"><body><h1>${host}</h1>${page}</body></html>`,
        }),
});

const sites: readonly Site[] = [
  site("addressed.example", "en", `<script>new SharedWorker("/w.js").port.start()</script>`, SENDS),
  site(
    "in-a-blob.example",
    "pl",
    `<script>new SharedWorker(URL.createObjectURL(new Blob([${JSON.stringify(SENDS)}]))).port.start()</script>`,
  ),
  site("in-a-frame.example", "ja", `<iframe src="https://addressed.example/"></iframe>`),
  site("silent.example", "fr", `<script>new SharedWorker("/w.js").port.start()</script>`, "onconnect=()=>{}"),
  site(
    "of-the-page.example",
    "de",
    `<script>new Worker("/w.js")</script>`,
    SENDS.replace("onconnect=()=>", ""),
  ),
  { hosts: ["counts.example"], https: (_, response) => reply(response, { status: 204 }) },
];

let targets: TestTargets;
let folder: string;
beforeAll(async () => {
  targets = await startTestTargets(sites);
  folder = await mkdtemp(join(tmpdir(), "candor-shared-"));
});
afterAll(async () => {
  await targets.close();
  await rm(folder, { recursive: true, force: true });
});

describe("what a worker that several pages share asks for, which no page tells", () => {
  it.each([
    ["addressed.example", false],
    ["in-a-blob.example", false],
    ["in-a-frame.example", false],
    ["silent.example", true],
    ["of-the-page.example", true],
  ])("leaves a visit of %s incomplete where a host shows in the egress log alone", async (host, complete) => {
    const guard = new EgressGuard({ hostMap: targets.hostMap });
    const settings = await testSettings(targets.ca);
    const { facts } = await runPass({ pass: "base", url: `https://${host}/`, guard, folder, settings });
    expect(facts?.collectorComplete).toBe(complete);
  });
});
