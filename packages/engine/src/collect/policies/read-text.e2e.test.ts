import { type Browser, chromium as driver } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { chromium } from "../../chromium/index.ts";
import { readText } from "./read-text.ts";

let browser: Browser;
beforeAll(async () => {
  const { executablePath, env, args } = await chromium();
  browser = await driver.launch({ executablePath, args, env: { ...process.env, ...env } });
});
afterAll(() => browser.close());

async function textOf(body: string): Promise<string> {
  const page = await browser.newPage();
  await page.setContent(
    `<!doctype html><style>.x{display:none}.y{max-height:0;overflow:hidden}</style><body>${body}</body>`,
  );
  const { text } = await page.evaluate(readText);
  await page.close();
  return text;
}

const part = "Masz prawo dostępu do danych i możesz wnieść skargę do organu nadzorczego.";

it.each([
  [
    "named by its button",
    `<button aria-controls="p" aria-expanded="false">Prawa</button><p>…</p><div class="x" id="p">${part}</div>`,
  ],
  ["right after its button", `<button>Prawa</button><div class="x">${part}</div>`],
  [
    "right after the heading around its button",
    `<h2><button>Prawa</button></h2><div class="y">${part}</div>`,
  ],
  ["right after a heading", `<h3>Prawa</h3><div class="x">${part}</div>`],
])("opens a folded part of a policy %s", async (_, body) => {
  expect(await textOf(`<main>${body}</main>`)).toContain(part);
});

it.each([
  ["a menu", `<nav><button>Menu</button><div class="x">${part}</div></nav>`],
  ["a question", `<h2>Polityka</h2><div role="dialog" class="x">${part}</div>`],
  ["a script", `<h2>Polityka</h2><script class="x">"${part}"</script>`],
])("leaves shut what is no part of it: %s", async (_, body) => {
  expect(await textOf(`<main><p>Polityka prywatności</p>${body}</main>`)).not.toContain(part);
});

it.each([
  ["nl", "Hoe lang", "We bewaren ze twee jaar."],
  ["en", "Contact", "hello@bikes.example"],
  ["zh", "联系方式", "电话：010-1234"],
])("reads each tab's title for itself, and what it opens however short (%s)", async (_, title, said) => {
  const text = await textOf(
    `<main><div role="tablist"><button role="tab">A</button><button role="tab">${title}</button></div><div role="tabpanel">…</div><div role="tabpanel" hidden>${said}</div></main>`,
  );
  expect(text.split("\n")).toEqual(expect.arrayContaining(["A", title, said]));
});
