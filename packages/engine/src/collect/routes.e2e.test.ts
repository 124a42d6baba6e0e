import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { EgressGuard } from "../egress/guard.ts";
import type { PassName } from "../facts/types.ts";
import { startTestTargets, type TestTargets } from "../testing/index.ts";
import { testSettings } from "../testing/settings.ts";
import { document, site, takes } from "../testing/truth/routes.ts";
import type { NextPage } from "./browser/more-pages.ts";
import { runPass } from "./browser/pass.ts";

const VIEWS = {
  "/": `<h1>Hill Clinic</h1><p>${"We care for knees and hips. ".repeat(30)}</p>`,
  "/team": `<h1>Our team</h1><p>${"Three surgeons and two nurses. ".repeat(30)}</p>`,
  "/contact": `<h1>Write to us</h1><form action="http://hill.example/send"><input type="email" name="mail"><input name="name"></form>`,
};
const app = (nav: string, go: string) =>
  document(
    "en",
    "Hill Clinic",
    `${nav}<main id="m"></main><script>const V=${JSON.stringify(VIEWS)};let at="/";function draw(p){at=p;document.getElementById("m").innerHTML=V[p];if(p==="/contact")navigator.sendBeacon("https://follower.example/v","p="+p+"&mail="+(document.getElementById("mail")?.value??""))}function go(p){${go};draw(p)}draw("/")</script>`,
  );
const bar = `<footer id="bar" style="position:fixed;bottom:0;background:#fff">We use cookies to measure visits. <button onclick="navigator.sendBeacon('https://follower.example/contacted')">Fine, contact me</button></footer>`;
const newsletter = `<div><input id="mail" type="email" placeholder="E-mail"><button onclick="navigator.sendBeacon('https://follower.example/joined', mail.value)">Join us</button></div>`;
const buttons = `${bar}${newsletter}<nav><button onclick="go('/')">Home</button><button aria-expanded="false">More</button><button onclick="go('/team')">Team</button><button onclick="go('/contact')">Contact</button></nav><form onsubmit="navigator.sendBeacon('https://follower.example/sent')"><button>Contact me</button></form>`;
const spans = `<nav><style>span{cursor:pointer}</style><span onclick="go('/team')">Team</span> <span onclick="go('/contact')">Contact</span></nav>`;

let targets: TestTargets;
let folder: string;

beforeAll(async () => {
  targets = await startTestTargets([
    // Addresses of its views answer nothing: they are reached by pressing alone.
    { hosts: ["www.pushed.example"], https: site({ "/": app(buttons, `history.pushState(0,"",p)`) }) },
    { hosts: ["www.stated.example"], https: site({ "/": app(spans, "") }) },
    ...takes("follower.example"),
  ]);
  folder = await mkdtemp(join(tmpdir(), "candor-routes-"));
});
afterAll(async () => {
  await targets.close();
  await rm(folder, { recursive: true, force: true });
});

async function visit(host: string, pass: PassName, pages?: readonly NextPage[]) {
  const guard = new EgressGuard({ hostMap: targets.hostMap });
  const settings = await testSettings(targets.ca);
  return runPass({ pass, url: `https://${host}/`, guard, folder, settings, pages });
}

it.each(["www.pushed.example", "www.stated.example"])(
  "%s: pages that only a press leads to are visited, the same in a later visit",
  async (host) => {
    const first = await visit(host, "base");
    expect(first.facts?.pages?.map(({ heading }) => heading)).toEqual([undefined, "Write to us", "Our team"]);
    expect(first.facts?.forms.some(({ action }) => action === "http://hill.example/send")).toBe(true);
    const asked = first.facts?.requests.filter((request) => request.host === "follower.example") ?? [];
    // Nothing that belongs to a field is pressed, and a press hands in nothing that was typed.
    expect(asked.map(({ url }) => url)).toEqual(["https://follower.example/v"]);
    expect(asked[0]?.body).toMatch(/^p=\/contact&mail=$/);
    const again = await visit(host, "gpc", first.pages);
    expect(again.facts?.pages?.map(({ heading }) => heading)).toEqual([undefined, "Write to us", "Our team"]);
  },
);
