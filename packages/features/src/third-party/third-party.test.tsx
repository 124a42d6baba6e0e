import { createApiClient } from "@candor/api/client";
import { readSiteSetup } from "@candor/api/endpoints";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { CONSENT_CHANGE } from "../account/menu/index.ts";
import { createI18n, createQueryClient, PlatformProvider } from "../platform/index.ts";
import { owner } from "../shell/fixtures.ts";
import { useThirdParties } from "./use-third-parties.ts";

const script = (name: string) =>
  `data:text/javascript,${encodeURIComponent(
    `window.told = window.told || [];
     window.${name} = {
       init: (o) => told.push(["${name} init", o.email || "nobody"]),
       page: (p) => told.push(["page", p]),
       stop: () => told.push(["${name} stop"]),
     };`,
  )}`;

let root: Root;
let allowed: Set<string>;
const told = () => (window as { told?: unknown[] }).told ?? [];

const platform = {
  client: createApiClient({
    getToken: () => "a-token",
    getLanguage: () => "en" as const,
    fetch: async (input) => {
      if (!String(input).endsWith(readSiteSetup.path)) return Response.error();
      const data = {
        privacy_center: null,
        feedback_script: "",
        consent_script: null,
        analytics_script: script("candorAnalytics"),
        chat_script: script("candorChat"),
        error_tracking: 1,
      };
      return Response.json({ code: 0, message: "", data });
    },
  }),
  i18n: createI18n("en"),
  language: "en" as const,
  Link: () => null,
  navigate: () => {},
};

function Page({ pathname, preview }: { pathname: string; preview: boolean }) {
  useThirdParties({ ...owner, preview }, { pathname, pattern: "/checks/:objectId?" });
  return null;
}
let queryClient = createQueryClient();
const open = (pathname: string, preview = false) =>
  flushSync(() =>
    root.render(
      <PlatformProvider {...platform} queryClient={queryClient}>
        <Page pathname={pathname} preview={preview} />
      </PlatformProvider>,
    ),
  );
const choose = (...purposes: string[]) => {
  allowed = new Set(purposes);
  dispatchEvent(new Event(CONSENT_CHANGE));
};

beforeEach(() => {
  (window as { told?: unknown[] }).told = [];
  queryClient = createQueryClient();
  root = createRoot(document.createElement("div"));
  allowed = new Set();
  window.candorConsent = {
    region: "GDPR",
    openSettings: () => {},
    allows: (purpose) => allowed.has(purpose),
  };
});
afterEach(() => {
  root.unmount();
  delete window.candorConsent;
  delete window.candorAnalytics;
  delete window.candorChat;
  for (const element of document.querySelectorAll("script[src^='data:text/javascript']")) element.remove();
});

it("runs nothing without consent, each script with its own, and stops it when consent is taken back", async () => {
  open("/checks");
  await expect.poll(() => queryClient.isFetching() + queryClient.getQueryCache().getAll().length).toBe(1);
  expect(document.querySelector("script[src^='data:text/javascript']")).toBeNull();
  choose("analytics");
  await expect.poll(told, { timeout: 5000 }).toEqual([
    ["candorAnalytics init", "nobody"],
    ["page", "/checks/:objectId?"],
  ]);
  expect(window.candorChat).toBeUndefined();
  open("/checks/7b0c");
  open("/checks/7b0c");
  await expect.poll(() => told().length).toBe(3);
  choose("chat");
  await expect
    .poll(() => told().slice(3))
    .toEqual([["candorAnalytics stop"], ["candorChat init", owner.email]]);
  open("/checks");
  choose();
  await expect.poll(() => told().slice(5)).toEqual([["candorChat stop"]]);
});

it("runs nothing in a preview, and nothing where no dialog can say yes", async () => {
  open("/checks", true);
  choose("analytics", "chat");
  delete window.candorConsent;
  dispatchEvent(new Event(CONSENT_CHANGE));
  open("/checks");
  await expect.poll(() => queryClient.getQueryCache().getAll().length).toBe(1);
  expect(told()).toEqual([]);
});
