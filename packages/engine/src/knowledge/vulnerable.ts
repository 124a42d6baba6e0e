import { createRequire } from "node:module";

interface Advisory {
  below?: string;
  atOrAbove?: string;
  excludes?: string[];
  severity?: "low" | "medium" | "high" | "critical";
  identifiers?: { CVE?: string[]; githubID?: string; summary?: string; bug?: string; issue?: string };
}

interface Library {
  vulnerabilities: Advisory[];
  npmname?: string;
  extractors?: { uri?: string[]; filename?: string[] };
}

/** Package of the advisories, whose version in the lockfile dates them. */
export const ADVISORIES_SOURCE = {
  name: "RetireJS (Apache-2.0)",
  package: "@salesforce/code-analyzer-retirejs-engine",
} as const;

const libraries = createRequire(import.meta.url)(
  `${ADVISORIES_SOURCE.package}/vulnerabilities/RetireJsVulns.json`,
) as Record<string, Library>;

const VERSION = "[0-9][0-9.a-z_\\-]+";

/** Patterns of a library's file names and paths, each with the version as its first group. */
const byAddress = Object.entries(libraries).flatMap(([name, { extractors }]) =>
  [...(extractors?.uri ?? []), ...(extractors?.filename ?? []).map((one) => `/${one}(?:$|[?#])`)].flatMap(
    (pattern) => {
      try {
        return [{ name, pattern: new RegExp(pattern.replaceAll("§§version§§", VERSION)) }];
      } catch {
        return [];
      }
    },
  ),
);

/** Libraries by the names that packages and shared stores give them. */
const byPackage = new Map(
  Object.entries(libraries).flatMap(([name, { npmname }]) =>
    [name, npmname ?? name].map((one) => [one.toLowerCase().replace(/\.js$/, ""), name] as const),
  ),
);
/** A file of a package at a version, as jsDelivr, unpkg, esm.sh and cdnjs address it. */
const PACKAGE =
  /\/(?:npm\/)?([a-z][\w.-]{0,60})@(\d[\w.-]{0,30})\/|\/ajax\/libs\/([a-z][\w.-]{0,60})\/(\d[\w.-]{0,30})\//i;

export interface FoundLibrary {
  name: string;
  version: string;
}

/** Library and version that a script's address tells; null where it tells none. */
export function libraryOf(url: string): FoundLibrary | null {
  for (const { name, pattern } of byAddress) {
    const version = pattern.exec(url)?.[1];
    if (version && /^\d+\.\d+/.test(version)) return { name, version: version.replace(/[._-]min$/, "") };
  }
  const [, named, at, stored, since] = PACKAGE.exec(url) ?? [];
  const name = byPackage.get((named ?? stored ?? "").toLowerCase().replace(/\.js$/, ""));
  const version = at ?? since ?? "";
  return name && /^\d+\.\d+/.test(version) ? { name, version } : null;
}

/** Parts of a version for comparing; letters after a number come before the number alone, as in `1.9.0b1`. */
function compareVersions(left: string, right: string): number {
  const parts = (version: string) => version.toLowerCase().split(/[.\-_]|(?<=\d)(?=[a-z])/);
  const [a, b] = [parts(left), parts(right)];
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    const [one = "0", two = "0"] = [a[at], b[at]];
    const [m, n] = [Number(one), Number(two)];
    if (Number.isNaN(m) !== Number.isNaN(n)) return Number.isNaN(m) ? -1 : 1;
    const order = Number.isNaN(m) ? (one < two ? -1 : one > two ? 1 : 0) : m - n;
    if (order !== 0) return order;
  }
  return 0;
}

export interface KnownFlaw {
  id: string;
  severity: "low" | "medium" | "high" | "critical";
  fixedIn: string | null;
}

/** Published flaws of a library at a version, worst first. */
export function flawsOf({ name, version }: FoundLibrary): KnownFlaw[] {
  const order = { critical: 0, high: 1, medium: 2, low: 3 };
  return (libraries[name]?.vulnerabilities ?? [])
    .filter(({ below, atOrAbove, excludes }) => {
      if (excludes?.includes(version)) return false;
      if (below && compareVersions(version, below) >= 0) return false;
      return !(atOrAbove && compareVersions(version, atOrAbove) < 0);
    })
    .map(({ identifiers = {}, severity = "medium", below }) => ({
      id: identifiers.CVE?.[0] ?? identifiers.githubID ?? identifiers.issue ?? identifiers.bug ?? name,
      severity,
      fixedIn: below ?? null,
    }))
    .sort((left, right) => order[left.severity] - order[right.severity]);
}
