import { type Endpoint, endpoints } from "@candor/api/contract";
import { LANGUAGES, type Language } from "@candor/api/entities";
import { ERRORS, type ErrorCode } from "@candor/api/errors";
import { storeLanguage } from "@candor/features/session";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { createConsole } from "./console.ts";
import { Providers } from "./providers.tsx";

/** The calls that this app makes, by where they stand. */
const own = endpoints.filter(({ path }) => path.startsWith("/api/mis/"));

/** What any call can answer, whoever makes it. A session that is over is no message: it leads to the sign-in. */
const ANY: readonly ErrorCode[] = [
  ...(["common.invalid", "common.forbidden", "common.not_found", "common.too_large"] as const),
  ...(["common.rate_limited", "common.internal", "common.unavailable"] as const),
];

/** Every code that a call of this app can answer, with such a call. */
const answers = new Map<ErrorCode, Endpoint>([
  ...own.flatMap((endpoint) => (endpoint.errors ?? []).map((code) => [code, endpoint] as const)),
  ...ANY.flatMap((code) => (own[0] ? [[code, own[0]] as const] : [])),
]);

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** A server that refuses everything with the code it is told. */
function refuseWith(next: () => ErrorCode, language: Language): void {
  vi.stubGlobal("fetch", async () => {
    const { code, http, ...texts } = ERRORS[next()];
    return Response.json({ code, message: texts[language], data: null }, { status: http });
  });
}

/** Each code is a notice drawn: they are many. */
const PATIENCE_MS = 120_000;

it.each(LANGUAGES)(
  "shows what the server says with each of its codes, in %s",
  async (language) => {
    storeLanguage(language);
    let last: unknown;
    let code: ErrorCode = "common.internal";
    refuseWith(() => code, language);
    const app = createConsole();
    const router = createMemoryRouter([{ path: "*", element: <Providers mis={app} /> }]);
    const place = document.body.appendChild(document.createElement("div"));
    root = createRoot(place);
    const drawn = root;
    flushSync(() => drawn.render(<RouterProvider router={router} />));
    expect(answers.size).toBeGreaterThan(30);
    for (const [next, endpoint] of answers) {
      code = next;
      await app.client.call(endpoint, {}, { keepDuplicate: true }).catch((error: unknown) => {
        last = error;
      });
      await vi.waitFor(
        () => expect(place.textContent, `${next}: ${last}`).toContain(ERRORS[next][language]),
        {
          timeout: 15_000,
        },
      );
    }
  },
  PATIENCE_MS,
);
