import { type Browser, chromium as driver } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { chromium } from "../../../chromium/index.ts";
import { type DocumentSnapshot, SNAPSHOT_SOURCE } from "./source.ts";

let browser: Browser;
beforeAll(async () => {
  const { executablePath, env, args } = await chromium();
  browser = await driver.launch({ executablePath, args, env: { ...process.env, ...env } });
});
afterAll(() => browser.close());

async function read(body: string) {
  const page = await browser.newPage();
  await page.route("**", (route) =>
    route.fulfill({ contentType: "text/html; charset=utf-8", body: `<!doctype html><body>${body}</body>` }),
  );
  await page.goto("https://www.shop.example/");
  const snapshot = await page.evaluate<DocumentSnapshot>(SNAPSHOT_SOURCE);
  await page.close();
  return snapshot;
}

const labels = async (body: string) =>
  (await read(body)).forms.flatMap(({ fields }) => fields.map(({ label = "" }) => label));

it.each([
  ["in its line", "<p>身份证号码 <input name='sfz'></p>", "身份证号码"],
  ["in the line before it", "<div>Číslo pasu:</div><div><input name='f1'></div>", "Číslo pasu:"],
  [
    "in the cell before its own",
    "<table><tr><td>Geburtsdatum</td><td><input name='f2'></td></tr></table>",
    "Geburtsdatum",
  ],
  ["as the term it describes", "<dl><dt>주민등록번호</dt><dd><input name='f3'></dd></dl>", "주민등록번호"],
  ["behind a box", "<p><input type='checkbox' name='f4'> Grossesse en cours</p>", "Grossesse en cours"],
  [
    "before another field",
    "<p>Naam <input name='a'> Paspoortnummer <input name='b'></p>",
    "Naam|Paspoortnummer",
  ],
])("a field is called as the words beside it say: %s", async (_, row, expected) => {
  expect((await labels(`<form>${row}</form>`)).join("|")).toBe(expected);
});

it.each([
  ["a heading", "<h2>Gesundheit</h2><p><input name='q'></p>"],
  ["a link", "<p><a href='/health'>Health</a> <input name='q'></p>"],
  ["a whole sentence", `<p>${"Many people ask us about their illness. ".repeat(3)}<input name='q'></p>`],
  ["what stands before a search", "<p>Maladies <input type='search' name='q'></p>"],
  [
    "what stands before another field",
    "<p>Geburtsdatum <input name='a'><input name='b'></p>",
    "Geburtsdatum|",
  ],
])("a field is not called as %s says", async (_, row, expected = "") => {
  expect((await labels(`<form>${row}</form>`)).join("|")).toBe(expected);
});

it("a field with a label of its own is called by it alone", async () => {
  expect(await labels("<form><p>Allergies: <label>Name <input name='n'></label></p></form>")).toEqual([
    "Name",
  ]);
});

it.each([
  ["fr", `<button aria-label="Gestion des cookies">Cookies</button>`, "Gestion des cookies"],
  ["de", `<button title="Einwilligung ändern">Cookies</button>`, "Einwilligung ändern"],
  ["pl", `<div role="button" aria-label="Zmień zgodę"><span>RODO</span></div>`, "Zmień zgodę"],
])("a button that shows less than its name is kept with both (%s)", async (_, body, name) => {
  expect((await read(body)).controls).toContain(name);
});

it.each([
  ["a button", "<button>Privacy policy</button>"],
  ["what acts like one", "<div role='button' tabindex='0'>Privacy policy</div>"],
  ["a button of a form that does not send it", "<form><button type='button'>Privacy policy</button></form>"],
  ["a link that a script follows", "<a href='javascript:open()'>Privacy policy</a>"],
  ["a link to nowhere that is pressed", "<a style='cursor:pointer'>Privacy policy</a>"],
])("%s is a button", async (_, body) => {
  expect((await read(body)).buttons).toEqual(["Privacy policy"]);
});

it.each([
  ["what sends a form", "<form><button>Accept the privacy policy</button></form>"],
  ["what sends a form by its words", "<form><input type='submit' value='Accept the privacy policy'></form>"],
  ["what can be reached by the keyboard", "<div tabindex='0'>We have a privacy policy</div>"],
  ["the head of a closed part", "<details><summary>Privacy policy</summary>Soon</details>"],
  ["a place of the page", "<a name='p'>Privacy policy</a>"],
  ["a link to a part of the page", "<a href='#p'>Privacy policy</a>"],
])("%s is none", async (_, body) => {
  expect((await read(body)).buttons).toEqual([]);
});

it.each([
  "<div id='ft'>",
  "<div id='foot'>",
  "<div id='colophon'>",
  "<div class='foot'>",
  "<div class='site-footer'>",
])("links in %s stand in the footer", async (tag) => {
  expect((await read(`${tag}<a href="https://a.example/c">Cookies</a></div>`)).links[0]?.inFooter).toBe(true);
});

it.each([
  [
    "its own title",
    "<form><fieldset><legend>Kreditantrag</legend><input name='a'></fieldset></form>",
    "Kreditantrag",
  ],
  [
    "the title before it",
    "<main><h1>ビザ申請</h1><form><input name='a'><button>送信</button></form></main>",
    "ビザ申請 – 送信",
  ],
  [
    "nothing of another part of the page",
    "<main><h1>Demande de prêt</h1></main><footer><form><input name='a'><button>S’abonner</button></form></footer>",
    "S’abonner",
  ],
])("a form says what it is for by %s", async (_, body, about) => {
  expect((await read(body)).forms[0]?.about).toBe(about);
});

it.each([
  [
    "<label>Um welches Mittel geht es? <select name='m'><option>Medikamente</option></select></label>",
    "Um welches Mittel geht es?",
  ],
  ["<label>Tema <select name='t'><option>Embarazo</option></select></label>", "Tema"],
  ["<label for='k'>科目</label><select id='k'><option>妊娠</option></select>", "科目"],
])("a list is called by what is asked, not by its answers: %s", async (row, expected) => {
  expect((await labels(`<form>${row}</form>`)).join("|")).toBe(expected);
});
