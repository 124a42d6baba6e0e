import { PIXEL, pathOf, reply } from "../demo/respond.ts";
import type { Handler, Site } from "../demo/site.ts";

const HOSTS = 500;
const ELEMENTS = 8_000;

const page =
  (title: string, body: string): Handler =>
  (request, response) =>
    pathOf(request) === "/"
      ? reply(response, {
          type: "text/html; charset=utf-8",
          body: `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1><p>${"Bread by bicycle every morning. ".repeat(20)}</p>${body}`,
        })
      : reply(response, { status: 200, type: "application/json", body: "{}" });

const hosts = Array.from({ length: HOSTS }, (_, at) => `h${at}.many-${at % 50}.example`);

/** Sites that cost much: what an assessment of each may take is a goal of its own. */
export const largeSites: readonly Site[] = [
  {
    hosts: ["elements.example"],
    https: page(
      "Many elements",
      `${Array.from({ length: ELEMENTS }, (_, at) => `<div class="c${at % 9}"><span>Stamp ${at}</span></div>`).join("")}<div role="dialog" style="position:fixed;bottom:0;background:#fff"><p>May we use cookies to count visits?</p><button>Reject all</button><button>Accept all</button></div>`,
    ),
  },
  {
    hosts: ["hosts.example"],
    https: page("Many hosts", hosts.map((host) => `<img src="https://${host}/p.gif" alt="">`).join("")),
  },
  { hosts, https: (_, response) => reply(response, { type: "image/gif", body: PIXEL }) },
  {
    hosts: ["endless.example"],
    https: page(
      "Endless requests",
      `<script>var n=0;(function again(){n+=1;fetch("/poll?"+n).finally(function(){setTimeout(again,15)})})();setInterval(function(){new Image().src="/tick?"+(n+=1)},25)</script>`,
    ),
  },
];

/** Where to begin, by what makes each large. */
export const LARGE_SITES: Readonly<Record<string, string>> = {
  [`${ELEMENTS} elements`]: "https://elements.example/",
  [`${HOSTS} hosts`]: "https://hosts.example/",
  "endless requests": "https://endless.example/",
};
