import { pathOf, reply } from "../demo/respond.ts";
import type { Site } from "../demo/site.ts";

const jquery = (version: string, name: string) =>
  `!function(w){"use strict";var f="${version}",k=function(e){return new k.fn.init(e)};k.fn=k.prototype={jquery:f,constructor:k,length:0};(k.fn.init=function(e){this[0]=e}).prototype=k.fn;w.${name}=k}(window);${"/* pages, menus, sliders */".repeat(40)}`;

/** What the page does once it is read: it writes down in its address where the reader is, and fetches from another. */
const onScroll = `addEventListener("scroll",function(){history.replaceState(null,"","?del=program");var s=document.createElement("script");s.src="https://late.example/tag.js";document.head.append(s)},{once:true,passive:true})`;

/** A page whose libraries have names of its own, and which loads a script of others when it is scrolled. */
export const lateScriptSites: readonly Site[] = [
  {
    hosts: ["lasning.example"],
    https: (request, response) =>
      pathOf(request) === "/bundle.js"
        ? reply(response, { type: "text/javascript", body: jquery("1.12.4", "$ett") })
        : reply(response, {
            type: "text/html; charset=utf-8",
            body: `<!doctype html><html lang="sv"><body><h1>Läsning</h1><div style="height:3000px">…</div><script src="/bundle.js"></script><script>${jquery("3.4.1", "$tva")}</script><script>${onScroll}</script></body></html>`,
          }),
  },
  {
    hosts: ["late.example"],
    https: (_, response) => reply(response, { type: "text/javascript", body: "void 0" }),
  },
];
