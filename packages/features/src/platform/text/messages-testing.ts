import type { ApiClient } from "@candor/api/client";
import type { Endpoint } from "@candor/api/endpoints";
import { LANGUAGES, type Language } from "@candor/api/entities";
import { ERRORS, type ErrorCode, HTTP_MESSAGES, MESSAGES, type MessageCode } from "@candor/api/errors";
import type { i18n as I18n } from "i18next";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { type Catalogue, loadCatalogues } from "./i18n.ts";

/** An app as its messages are looked at. */
export interface AppUnderTest {
  /** The calls that the app makes. */
  calls: readonly Endpoint[];
  /** Codes beside those of the calls and of every call. */
  also?: readonly ErrorCode[];
  /** Texts of all its screens. */
  catalogues: readonly Catalogue[];
  /** The app in one language, with what it draws around its pages. */
  make: (language: Language) => { client: ApiClient; i18n: I18n; messages: Messages; drawn: ReactNode };
}

/** What an app's client has to say; who shows it takes the place of who listened before. */
interface Messages {
  listen: (listener: (message: { kind: string; text: string }) => void) => void;
}

/** What any call can answer, whoever makes it. A session that is over is no message: it leads to the sign-in. */
const ANY: readonly ErrorCode[] = [
  ...(["common.invalid", "common.forbidden", "common.not_found", "common.too_large"] as const),
  ...(["common.rate_limited", "common.internal", "common.unavailable"] as const),
];

/** What a server, or what stands in front of it, does to a call. */
type Answer = () => Promise<Response>;

const refusal = (code: ErrorCode, language: Language): Answer => {
  const { code: number, http, ...texts } = ERRORS[code];
  return async () => Response.json({ code: number, message: texts[language], data: null }, { status: http });
};

/** Every answer that has a message, with a call that can meet it. */
function* answers({ calls, also = [] }: AppUnderTest, language: Language) {
  const codes = new Map(calls.flatMap((call) => (call.errors ?? []).map((code) => [code, call] as const)));
  const [first] = calls;
  if (!first) throw new Error("An app without a call has no messages");
  for (const code of [...ANY, ...also]) codes.set(code, first);
  for (const [code, call] of codes) yield [code as MessageCode, call, refusal(code, language)] as const;
  for (const status of Object.keys(HTTP_MESSAGES).map(Number)) {
    const page: Answer = async () => new Response("<html></html>", { status });
    if (status !== 401) yield [`http.${status}` as MessageCode, first, page] as const;
  }
  const cutOff: Answer = () => Promise.reject(new TypeError("Failed to fetch"));
  yield ["http.network" as MessageCode, first, cutOff] as const;
}

/**
 * Proves that an app, with its real client, texts and notices, shows what the server, the client and its screens say: what
 * the client says of each answer, and the first of each kind drawn, as one notice draws the text of all.
 */
export function showsEveryMessage(app: AppUnderTest): void {
  let root: Root | undefined;
  afterEach(() => {
    root?.unmount();
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  it.each(LANGUAGES)("shows each message, in %s", async (language) => {
    let answer: Answer = async () => Response.error();
    vi.stubGlobal("fetch", () => answer());
    const { client, i18n, messages, drawn } = app.make(language);
    const meet = async (call: Endpoint, next: Answer): Promise<unknown> => {
      answer = next;
      return client.call(call, {}, { keepDuplicate: true }).catch((error: unknown) => error);
    };
    const heard: { kind: string; text: string }[] = [];
    messages.listen((message) => heard.push(message));
    const ofKind = new Map<string, readonly [MessageCode, Endpoint, Answer]>();
    for (const [code, call, next] of answers(app, language)) {
      const error = await meet(call, next);
      const [said] = heard.splice(0);
      expect(said?.text, `${code}: ${error}`).toContain(MESSAGES[code][language]);
      if (said && !ofKind.has(said.kind)) ofKind.set(said.kind, [code, call, next]);
    }
    expect([...ofKind.keys()].sort()).toEqual(["error", "info"]);

    const place = document.body.appendChild(document.createElement("div"));
    root = createRoot(place);
    const shown = root;
    flushSync(() => shown.render(drawn));
    for (const [code, call, next] of ofKind.values()) {
      const error = await meet(call, next);
      await expect
        .poll(() => place.textContent, { message: `${code}: ${error}` })
        .toContain(MESSAGES[code][language]);
    }

    await loadCatalogues(i18n, app.catalogues);
    const loaded = await Promise.all(app.catalogues.map(({ load }) => load[language]()));
    const texts = loaded.flatMap(({ messagesByCode = {} }) => Object.entries(messagesByCode));
    expect(texts.length).toBeGreaterThan(10);
    for (const [key, words] of texts) {
      expect(i18n.getResource(language, "message", key), key).toBe(words);
      // A message with a number has an entry for each plural form.
      const code = key.replace(/_other$/, "") as MessageCode;
      if (!key.endsWith("_one")) expect(words, key).toBe(MESSAGES[code][language]);
    }
  });
}
