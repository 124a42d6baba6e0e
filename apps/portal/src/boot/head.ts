import { LANGUAGE_TAGS, type Language } from "@candor/api/entities";
import { leadsTo } from "@candor/features/navigation/app-screen";
import { type FirstFetch, firstBody } from "@candor/features/navigation/first-call";
import { readLanguage, readToken, signInHref } from "@candor/features/session/head";
import { drawBeforeInter } from "./later-font.ts";

/** What the build knows about each screen. */
export interface BootScreen {
  /** Its route pattern. */
  path: string;
  /** Code, by language where it carries texts. */
  modules: Record<Language, readonly string[]>;
  styles: readonly string[];
  calls: readonly FirstFetch[];
}

export interface BootData {
  /** Texts that every screen shows. */
  texts: Record<Language, readonly string[]>;
  user: FirstFetch;
  screens: readonly BootScreen[];
}

/** Written in at build. */
declare const __BOOT__: BootData;
// Read once: it is written in wherever the name stands.
const boot = __BOOT__;

// Runs in the head, before the app's script is there: starts what the script will ask
// for. Whoever is signed out goes to sign-in without waiting for the app.
const token = readToken();
if (token === null) location.replace(signInHref(`${location.pathname}${location.search}`));
else begin(token, readLanguage());

function begin(token: string, language: Language): void {
  drawBeforeInter(document.documentElement);
  const path = location.pathname.replace(/\/$/, "") || "/dashboard";
  const screen = boot.screens.find((one) => leadsTo(one, path));
  const headers = {
    accept: "application/json",
    "accept-language": LANGUAGE_TAGS[language],
    authorization: `Bearer ${token}`,
  };
  window.candorPreloaded = {};
  for (const call of [boot.user, ...(screen?.calls ?? [])]) {
    const body = firstBody(call, path, location.search);
    if (body === null) continue;
    const answer = fetch(call.path, {
      method: call.method,
      credentials: "include",
      ...(call.method === "GET"
        ? { headers }
        : { headers: { ...headers, "content-type": "application/json" }, body }),
    });
    // The client hears of a failure when it takes the answer; until then it is nobody's.
    answer.catch(() => {});
    window.candorPreloaded[`${call.path} ${body}`] = answer;
  }
  // Styles are fetched only: the app puts them after its own, where they belong.
  const link = (href: string, as?: string) => {
    const element = document.createElement("link");
    element.rel = as ? "preload" : "modulepreload";
    if (as) element.as = as;
    element.crossOrigin = "";
    element.href = href;
    document.head.append(element);
  };
  for (const href of [...boot.texts[language], ...(screen?.modules[language] ?? [])]) link(href);
  for (const href of screen?.styles ?? []) link(href, "style");
}
