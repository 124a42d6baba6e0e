import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { EgressGuard } from "../egress/guard.ts";
import { fieldsAsked, mostAsking } from "./asking.ts";

it.each([
  [2, `<form><label>নাম <input name="a"></label><textarea name="b"></textarea></form>`],
  [1, `<FORM><INPUT NAME=q TYPE=email><input type='hidden' name=t><select-all></FORM>`],
  [0, `<form role="search"><input name="q" type="search"><button>Go</button></form><input name="outside">`],
  [3, `<form><input></form><form><input><input type=tel><select><option>1</select></form>`],
  [0, "<p>form input textarea</p>"],
  [3, `<iframe title="Objednávka" src="https://form.jotform.com/2512"></iframe>`],
  [3, `<iframe src="https://docs.google.com/forms/d/e/1FAIp/viewform?embedded=true">`],
  [3, `<IFRAME width=600 SRC='https://www.doctolib.fr/iframe/cabinet'></IFRAME>`],
  [3, `<script src="https://form.jotform.com/jsform/2512"></script>`],
  [0, `<iframe src="https://www.youtube.com/embed/x"></iframe><iframe src="https://ads.example/platform/x">`],
  [0, `<script src="/wp-content/plugins/contact-form-7/includes/js/index.js"></script>`],
])("%i fields are asked for in %s", (fields, html) => {
  expect(fieldsAsked(html)).toBe(fields);
});

/** A site whose paths are numbers: each page has a form of as many fields. */
async function site() {
  const server = createServer(({ url = "/" }, response) => {
    const form = `<form>${"<input>".repeat(Number(url.slice(1)))}</form>`;
    response.writeHead(200, { "content-type": "text/html" }).end(form);
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { guard: new EgressGuard({ hostMap: { "club.example": { http: port } } }), userAgent: "test" };
}

const paths = (...fields: number[]) => fields.map((field) => `http://club.example/${field}`);

it.each([
  ["the likely page that asks for most", paths(2, 5, 1), paths(9), paths(5)],
  ["a likely page before others, though it asks for little", paths(0, 1), paths(9), paths(1)],
  ["another where no likely one asks", paths(0), paths(1, 4), paths(4)],
  ["the likely one where the others have a search or a newsletter", paths(0), paths(1), paths(0)],
  ["none where nothing asks", [], paths(0, 1), []],
])("chooses %s", async (_, likely, others, [expected = null]) => {
  expect(await mostAsking(await site(), likely, others)).toBe(expected);
});
