import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { EgressGuard } from "../egress/guard.ts";
import type { PassFacts } from "../facts/types.ts";
import { startTestTargets, type TestTargets } from "../testing/index.ts";
import { testSettings } from "../testing/settings.ts";
import { document, site } from "../testing/truth/routes.ts";
import { runPass } from "./browser/pass.ts";

const start = (links: string) =>
  document(
    "en",
    "Hill Bakery",
    `<h1>Hill Bakery</h1><nav>${links}</nav><p>${"We bake bread. ".repeat(60)}</p>`,
  );
const challenge = document(
  "en",
  "Just a moment...",
  `<h1>www.hill.example</h1><p>Checking your browser before you go on. Verify you are human.</p><form action="http://hill.example/answer"><input type="text" name="answer"></form>`,
);
const door = document(
  "en",
  "Sign in",
  `<h1>Sign in</h1><p>Please log in to continue.</p><form method="post" action="/login"><input type="email" name="mail"><input type="password" name="pass"><button>Sign in</button></form>`,
);
const offer = document("en", "Rye", `<h1>Rye</h1><a href="/">Home</a><p>${"Dark and sour. ".repeat(40)}</p>`);

let targets: TestTargets;
let folder: string;

beforeAll(async () => {
  targets = await startTestTargets([
    {
      hosts: ["www.walls.example"],
      https: site({
        "/": start(`<a href="/products/rye">Rye</a> <a href="/quote">Get a quote</a>`),
        "/products/rye": challenge,
        "/quote": (_, response) => response.writeHead(302, { location: "/login" }).end(),
        "/login": door,
      }),
    },
    {
      hosts: ["www.door.example"],
      https: site({
        "/": start(`<a href="/products/rye">Rye</a> <a href="/login">Sign in</a> <a href="/gone">Old</a>`),
        "/products/rye": offer,
        "/login": door,
      }),
    },
    {
      hosts: ["www.gone.example"],
      https: site({
        "/": start(`<a href="/products/rye">Rye</a> <a href="/products/old">Old</a>`),
        "/products/rye": (_, response) =>
          response
            .writeHead(503, { "content-type": "text/html" })
            .end(document("en", "Rye", "<p>Back soon</p>")),
        // Short, and in words that no table here reads.
        "/products/old": (_, response) =>
          response
            .writeHead(404, { "content-type": "text/html" })
            .end(document("ka", "Rye", "<p>გვერდი ვერ მოიძებნა, სცადეთ მოგვიანებით</p>")),
      }),
    },
  ]);
  folder = await mkdtemp(join(tmpdir(), "candor-walls-"));
});
afterAll(async () => {
  await targets.close();
  await rm(folder, { recursive: true, force: true });
});

async function visit(host: string): Promise<PassFacts> {
  const guard = new EgressGuard({ hostMap: targets.hostMap });
  const settings = await testSettings(targets.ca);
  const { facts } = await runPass({ pass: "base", url: `https://${host}/`, guard, folder, settings });
  if (!facts) throw new Error("no facts");
  return facts;
}
const kinds = ({ pages = [] }: PassFacts) => pages.slice(1).map(({ notPage }) => notPage ?? "page");

it("a check of the visitor and a door in place of later pages are no pages, and what stands on them is not the site’s", async () => {
  const facts = await visit("www.walls.example");
  expect(kinds(facts)).toEqual(["bot_wall", "login_wall"]);
  expect(facts.forms).toEqual([]);
});

it("a door that is asked for by its own address is a page of the site", async () => {
  const facts = await visit("www.door.example");
  expect(kinds(facts)).toEqual(["page", "page"]);
  expect(facts.forms.some(({ hasPassword }) => hasPassword)).toBe(true);
});

it("an error in place of a later page is none", async () => {
  expect(kinds(await visit("www.gone.example"))).toEqual(["http_503", "http_404"]);
});
