import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const locales = new URL("../../packages/features/src/shell/locales/", import.meta.url);
const loadingIn = (language: string): string =>
  JSON.parse(readFileSync(new URL(`${language}.json`, locales), "utf8")).loading;

/** Says which language the reader has, stored or the browser's, before the page's script is there. */
const languageScript =
  '(function(){var l;try{l=localStorage.getItem("candor.lang")}catch(e){}if(/^(cn|zh)/i.test(l||navigator.languages.find(function(t){return/^(zh|en)/i.test(t)})))document.documentElement.lang="zh-CN"})()';

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
  ":root:lang(zh) #start :lang(en),:root:lang(en) #start :lang(zh){display:none}",
  "@media(prefers-reduced-motion){#start i:after{display:none}}",
].join("");

const sign = (lang: string, language: string) =>
  `<i role="img" lang="${lang}" aria-label="${loadingIn(language)}"></i>`;

/** Stands in `#root` until the app is drawn in its place. */
const mark = () =>
  `<div id="start" role="status"><style>${styles}</style>${sign("en", "en")}${sign("zh-CN", "cn")}</div>`;

/** Shows that a page is on its way while its script still is. Sign-in and campaigns are drawn at build and need none. */
export const startMark = (): Plugin => ({
  name: "candor:start-mark",
  transformIndexHtml: {
    order: "pre",
    handler(html, { path }) {
      if (/\/(?:login|campaign)\.html$/.test(path)) return undefined;
      return {
        html: html.replace('<div id="root">', (root) => `${root}${mark()}`),
        tags: [{ tag: "script", children: languageScript, injectTo: "head-prepend" }],
      };
    },
  },
});
