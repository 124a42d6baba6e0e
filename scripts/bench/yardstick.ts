import { once } from "node:events";
import { createServer } from "node:http";
import type { Browser } from "playwright-core";
import { startFront } from "./front.ts";
import { measurePage } from "./measure-page.ts";

const PLAIN = `<!doctype html><html lang="en"><title>Plain</title><style>body{font-family:sans-serif;margin:40px}</style>
<h1>A heading of a few words, and nothing else to fetch</h1><form><label>Name <input></label><button>Send</button></form>`;

/**
 * Milliseconds until a page that is nothing but markup is drawn, under the same conditions: what the machine itself
 * takes, by which figures of two machines can be compared.
 */
export async function measurePlainPage(launch: (spki: string) => Promise<Browser>): Promise<number> {
  const server = createServer((_, reply) => reply.setHeader("content-type", "text/html").end(PLAIN));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const front = await startFront(`http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`);
  const browser = await launch(front.spki);
  try {
    return (await measurePage(browser, front.url, {})).lcpMs;
  } finally {
    await browser.close();
    await front.close();
    server.close();
  }
}
