import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { pageMessages as pageCn } from "../../packages/api/src/errors/screens/cn/page.ts";
import { pageMessages as pageEn } from "../../packages/api/src/errors/screens/en/page.ts";

const features = new URL("../../packages/features/src/", import.meta.url);
const textsOf = (feature: string, language: string) =>
  JSON.parse(readFileSync(new URL(`${feature}/locales/${language}.json`, features), "utf8"));
const messages = { en: pageEn, cn: pageCn };

/** Says which language the reader has, stored or the browser's, before the page's script is there. */
const languageScript =
  '(function(){var l;try{l=localStorage.getItem("candor.lang")}catch(e){}if(/^(cn|zh)/i.test(l||navigator.languages.find(function(t){return/^(zh|en)/i.test(t)})))document.documentElement.lang="zh-CN"})()';

/**
 * What begins a page may be of a build that another has replaced meanwhile. Asking once more brings the new one; where
 * that was this load already, or there is no network, the mark says so in place of waiting for ever. The app tells of
 * texts and pages that stay away by an event, its script by being an element.
 */
const awayScript =
  '(function(){function away(){var s=document.getElementById("start"),n=performance.getEntriesByType("navigation")[0];if(navigator.onLine&&n&&n.type!=="reload")location.reload();else if(s)s.dataset.away=""}addEventListener("candor:away",away);addEventListener("error",function(e){if(e.target.tagName==="SCRIPT"&&e.target.type==="module")away()},true)})()';

/**
 * Looks like the page loader that may follow it. Half a second of nothing first, so that a quick start never shows it.
 * Gradients count as no content: what a page is measured by stays the page. The run moves without the page's thread.
 */
const styles = [
  // A font of the system: looking at the page's own would fetch it before the script.
  "html:has(#start){background:var(--cd-color-sheet)}",
  "#start{display:grid;place-items:center;min-height:100dvh;font-family:sans-serif;animation:start 0s .5s backwards}",
  "#start i{padding-top:27px;width:221px;height:32px;--c:var(--cd-color-line2)}",
  "#start i,#start i:after{background:repeating-linear-gradient(90deg,var(--c) 0 2px,#0000 0 4px) 0 0/218px 3px no-repeat content-box}",
  '#start i:after{content:"";display:block;width:62px;height:3px;--c:var(--cd-color-trackRun);animation:run 1.2s steps(39) infinite}',
  "@keyframes start{0%{visibility:hidden}}",
  "@keyframes run{to{transform:translateX(156px)}}",
  "#start p,#start[data-away] i{display:none}",
  "#start[data-away] p{display:block;color:var(--cd-color-ink);text-align:center}",
  "#start a{display:block;padding:12px;color:inherit}",
  ":root:lang(zh) #start :lang(en),:root:lang(en) #start :lang(zh){display:none}",
  "@media(prefers-reduced-motion){#start i:after{display:none}}",
].join("");

const sign = (lang: string, language: keyof typeof messages) => {
  const { "common.load_title": title, "common.load_text": text } = messages[language];
  const { reload } = textsOf("platform", language).action;
  const loading = `<i role="img" lang="${lang}" aria-label="${textsOf("shell", language).loading}"></i>`;
  return `${loading}<p lang="${lang}"><b>${title}</b><br>${text}<a href="">${reload}</a></p>`;
};

/** Stands in `#root` until the app is drawn in its place. */
const mark = () =>
  `<div id="start" role="status"><style>${styles}</style>${sign("en", "en")}${sign("zh-CN", "cn")}</div>`;

/** Shows that a page is on its way while its script still is. Sign-in and campaigns are drawn at build and need none. */
export const startMark = (): Plugin => ({
  name: "candor:start-mark",
  transformIndexHtml: {
    order: "pre",
    handler(html, { path }) {
      const script = (children: string) => ({ tag: "script", children, injectTo: "head-prepend" as const });
      if (/\/(?:login|campaign)\.html$/.test(path)) return [script(awayScript)];
      return {
        html: html.replace('<div id="root">', (root) => `${root}${mark()}`),
        tags: [script(languageScript), script(awayScript)],
      };
    },
  },
});
