import { LANGUAGE_TAGS, type Language } from "@candor/api/entities";
import { leadsTo } from "../navigation/app-screen.ts";
import { bodyAfter, type FirstFetch, firstBody } from "../navigation/first-call.ts";
import { drawBeforeInter } from "./later-font.ts";
import type {} from "./preloaded-fetch.ts";

// Runs in the head, before the app's script is there: no library may come along.

/** Places in the list of files. */
type Files = readonly number[];

/** What the build knows about each screen. */
export interface BootScreen {
  /** Its route pattern. */
  path: string;
  code: Files;
  texts: Record<Language, Files>;
  styles: Files;
  calls: readonly FirstFetch[];
  /** Whoever lacks it is refused the screen; absent where the app says otherwise who may open it. */
  permission?: string;
}

/** What the build writes into an app's head. */
export interface BootData {
  /** Addresses of files, each once. */
  files: readonly string[];
  /** Texts that every screen shows. */
  texts: Record<Language, Files>;
  /** Asks who is signed in. */
  user: FirstFetch;
  screens: readonly BootScreen[];
}

export interface Reader {
  token: string;
  language: Language;
  /** Path of the screen that opens. */
  path: string;
}

/** Starts what the app's script will ask for: who is signed in, and code, texts and answers of the first screen. */
export function beginRequests(boot: BootData, { token, language, path }: Reader): void {
  const { files, texts, user, screens } = boot;
  drawBeforeInter(document.documentElement);
  const screen = screens.find((one) => leadsTo(one, path));
  const headers = {
    accept: "application/json",
    "accept-language": LANGUAGE_TAGS[language],
    authorization: `Bearer ${token}`,
  };
  const preloaded: NonNullable<Window["candorPreloaded"]> = {};
  window.candorPreloaded = preloaded;
  const begin = (call: Pick<FirstFetch, "method" | "path">, body: string) => {
    const answer = fetch(call.path, {
      method: call.method,
      credentials: "include",
      ...(call.method === "GET"
        ? { headers }
        : { headers: { ...headers, "content-type": "application/json" }, body }),
    });
    // The client hears of a failure when it takes the answer; until then it is nobody's.
    answer.catch(() => {});
    preloaded[`${call.path} ${body}`] = answer;
    return answer;
  };
  for (const call of [user, ...(screen?.calls ?? [])]) {
    const body = firstBody(call, path, location.search);
    if (body === null) continue;
    const answer = begin(call, body);
    const { next } = call;
    if (!next) continue;
    answer
      .then((response) => response.clone().json())
      .then(({ data }) => {
        const after = bodyAfter(call, data, { pathname: path, search: location.search });
        // Once the app has taken the first, it asks itself.
        if (after !== null && preloaded[`${call.path} ${body}`] === answer) begin(next, after);
      })
      // The screen tells of a first answer that is none.
      .catch(() => {});
  }
  // Styles are fetched only: the app puts them after its own, where they belong.
  const link = (file: number, as?: string) => {
    const element = document.createElement("link");
    element.rel = as ? "preload" : "modulepreload";
    if (as) element.as = as;
    element.crossOrigin = "";
    element.href = files[file] ?? "";
    document.head.append(element);
  };
  for (const file of new Set([
    ...texts[language],
    ...(screen?.code ?? []),
    ...(screen?.texts[language] ?? []),
  ]))
    link(file);
  for (const file of screen?.styles ?? []) link(file, "style");
}
