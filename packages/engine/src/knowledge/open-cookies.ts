import { readFileSync } from "node:fs";
import type { CookiePurpose } from "../rules/types.ts";
import type { CookieEntry } from "./types.ts";

interface OpenCookie {
  category: string;
  cookie: string;
  domain: string;
  wildcardMatch: string;
}

/** Where the entries come from: the Open Cookie Database, as this package brings it, and of when. */
export const OPEN_COOKIES_SOURCE = {
  name: "Open Cookie Database (Apache-2.0)",
  package: "@slashgear/gdpr-cookie-scanner",
} as const;

const PURPOSES: Readonly<Record<string, CookiePurpose>> = {
  Analytics: "analytics",
  Marketing: "advertising",
  Personalization: "functional",
  Functional: "functional",
  Security: "necessary",
  Necessary: "necessary",
};

/** Platforms of the list under the names of our vendor table. */
const NAMES: Readonly<Record<string, string>> = {
  Facebook: "Meta",
  "DoubleClick/Google Marketing": "Google Ads",
  "Google AdSense": "Google Ads",
  "Bing / Microsoft": "Microsoft Advertising",
  "Bing Ads": "Microsoft Advertising",
  Twitter: "X",
  Youtube: "YouTube",
  CloudFlare: "Cloudflare",
  Xandr: "Microsoft Advertising",
  Snapchat: "Snap",
  Yandex: "Yandex Metrica",
  Salesforce: "Salesforce Marketing Cloud",
  Piwik: "Matomo",
};

function entryOf(platform: string, { category, cookie, domain, wildcardMatch }: OpenCookie): CookieEntry[] {
  const name = cookie?.trim();
  const purpose = PURPOSES[category];
  if (!name || !purpose || name.length < 2 || /\s/.test(name)) return [];
  const hosts = domain
    .match(/[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}/gi)
    ?.map((host) => host.toLowerCase());
  return [
    {
      name: wildcardMatch === "1" ? `${name.split("*", 1)[0]}*` : name,
      vendor: NAMES[platform] ?? platform,
      purpose,
      ...(hosts ? { domains: hosts } : {}),
    },
  ];
}

function read(): CookieEntry[] {
  const index = import.meta.resolve(OPEN_COOKIES_SOURCE.package);
  const text = readFileSync(new URL("./data/open-cookie-database.json", index), "utf8");
  const platforms = JSON.parse(text) as Record<string, OpenCookie[]>;
  return Object.entries(platforms).flatMap(([platform, list]) =>
    list.flatMap((one) => entryOf(platform, one)),
  );
}

let entries: readonly CookieEntry[] | null = null;

/** The list's entries, read once. Our own table goes before them. */
export function openCookies(): readonly CookieEntry[] {
  entries ??= read();
  return entries;
}
