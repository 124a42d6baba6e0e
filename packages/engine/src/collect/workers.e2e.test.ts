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

const DRAWN = `const x=c.getContext("2d");x.fillText("Cwm fjordbank glyphs",4,30);c.convertToBlob().then((b)=>fetch("/seen",{method:"POST",body:b}))`;
const DRAWS = `const c=new OffscreenCanvas(240,60);${DRAWN}`;

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
  site("draws.example", "it", `<script>new Worker("/w.js")</script>`, DRAWS),
  site("draws-shared.example", "nl", `<script>new SharedWorker("/w.js").port.start()</script>`, DRAWS),
  site(
    "draws-handed.example",
    "pl",
    `<canvas id="k"></canvas><script>const o=document.getElementById("k").transferControlToOffscreen();new Worker("/w.js").postMessage(o,[o])</script>`,
    `onmessage=({data:c})=>{${DRAWN}}`,
  ),
  site(
    "draws-blob.example",
    "cs",
    `<script>const u=URL.createObjectURL(new Blob([${JSON.stringify(DRAWS)}]));new Worker(u);URL.revokeObjectURL(u)</script>`,
  ),
  site(
    "draws-data.example",
    "sk",
    `<script>new Worker("data:text/javascript,"+${JSON.stringify(encodeURIComponent(DRAWS))})</script>`,
  ),
  site(
    "plain-blob.example",
    "da",
    `<script>const u=URL.createObjectURL(new Blob(["onmessage=()=>{}"],{type:"text/javascript"}));new Worker(u);URL.revokeObjectURL(u)</script>`,
  ),
  site(
    "draws-late.example",
    "fi",
    `<script>new Worker("/w.js")</script>`,
    `/*${" ".repeat(500_000)}*/${DRAWS}`,
  ),
  site(
    "not-text.example",
    "sv",
    `<script>const u=URL.createObjectURL(new Blob(["onmessage=()=>{}"],{type:"image/png"}));new Worker(u)</script>`,
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

describe("a worker whose script draws words and takes the picture back", () => {
  it.each([
    ["draws.example", ["worker"]],
    ["draws-shared.example", ["worker"]],
    ["draws-handed.example", ["worker"]],
    ["draws-blob.example", ["worker"]],
    ["draws-data.example", ["worker"]],
    ["draws-late.example", ["worker"]],
    ["not-text.example", ["worker"]],
    ["plain-blob.example", undefined],
    ["of-the-page.example", undefined],
  ])("is told as one that can read the device, of %s", async (host, apis) => {
    const guard = new EgressGuard({ hostMap: targets.hostMap });
    const settings = await testSettings(targets.ca);
    const { facts } = await runPass({ pass: "base", url: `https://${host}/`, guard, folder, settings });
    expect(facts?.fingerprinting?.[0]?.apis).toEqual(apis);
  });
});
