import { listAssessments, listChecks, listScenarios } from "@candor/api/contract";
import type { Page as Drawn } from "playwright-core";
import type { Session } from "../lib/drive.ts";
import type { publishLarge } from "./large.ts";
import { measureStep } from "./measure-step.ts";

/** A page to measure, and what it may cost. */
export interface Page {
  name: string;
  /** With `{check}`, `{result}`, `{scenario}`, `{assessment}`, `{scan}` where an id of a published result stands. */
  path: string;
  as?: "owner" | "staff";
  goal?: string;
  /** What a reader does on it, in milliseconds. */
  step?: (page: Drawn) => Promise<number>;
}

const PUBLIC = "JS <= 115, CSS <= 20, requests <= 12, LCP <= 600, blocking <= 100";
const READING = "JS <= 190, requests <= 25, LCP <= 2000, TBT 0, CLS 0";

const reading = (path: string): Page => ({
  name: path.split(/[?{]/, 1).join(""),
  path,
  as: "owner",
  goal: READING,
});

export const PAGES: readonly Page[] = [
  { name: "sign-in", path: "/login", goal: PUBLIC },
  { name: "campaign", path: "/activity/start/bench", goal: PUBLIC },
  {
    name: "dashboard",
    path: "/dashboard",
    as: "owner",
    goal: "JS <= 170, CSS <= 26, requests <= 20, LCP <= 1600, TBT 0, blocking <= 150, CLS 0, heap <= 6",
  },
  ...[
    ...["/homepage", "/overview", "/risk", "/compliance", "/compliance/details/{scenario}"],
    ...["/scenario-detail/{scan}/{scenario}", "/checks", "/checkdetail/{result}", "/issue-detail/{check}"],
    ...["/checks/compare", "/checkdetailcompare/{result}", "/assessments", "/assessment/detail/{assessment}"],
    "/objects",
  ].map(reading),
  { name: "MIS scan list", path: "/view-mis/scan-list", as: "staff", goal: READING },
  { name: "MIS scan result", path: "/view-mis/scan-result/{assessment}", as: "staff", goal: READING },
];

/** What is large: the pages of an application with many third parties, and the editor over many rows. */
export const largePages = ({
  sharing,
  cookies,
  layout,
  from,
}: Awaited<ReturnType<typeof publishLarge>>): Page[] => [
  {
    name: "data sharing, 300 third parties",
    path: sharing,
    as: "owner",
    goal: "JS <= 190, LCP <= 2000, TBT <= 50, tab <= 100",
    step: (page) =>
      measureStep(page, "main", "Data items", () =>
        page.getByRole("tab", { name: /^What each recipient gets/ }).click(),
      ),
  },
  {
    name: "cookies, 2,000",
    path: cookies,
    as: "owner",
    goal: "JS <= 190, LCP <= 2000, TBT <= 50, tab <= 100",
    step: (page) =>
      measureStep(page, "main", "after_accept_0", () =>
        page.getByRole("tab", { name: /^Cookies after/ }).click(),
      ),
  },
  {
    name: "MIS layout, typing over 500 rows",
    path: layout,
    as: "staff",
    goal: "preview <= 100",
    step: async (page) => {
      await page.getByRole("combobox", { name: "Check or view whose rows are shown" }).selectOption(from);
      await page.getByRole("button", { name: "Open Host" }).click();
      await page
        .getByRole("textbox", { name: /^Title, English/ })
        .nth(1)
        .press("End");
      return measureStep(page, 'section[aria-label="Live preview"]', "HostZ", () => page.keyboard.press("Z"));
    },
  },
];

/** Addresses of the pages, with the ids of what the owner last had published. */
export async function pathsFor({ client }: Session): Promise<(path: string) => string> {
  const { list: checks } = await client.call(listChecks, { statuses: ["critical", "medium", "low"] });
  const { list: scenarios } = await client.call(listScenarios, {});
  const { list: assessments } = await client.call(listAssessments, {});
  const ids: Record<string, string | undefined> = {
    check: checks[0]?.check_id,
    result: checks[0]?.id,
    scenario: scenarios[0]?.id,
    assessment: assessments[0]?.id,
    scan: checks[0]?.scan_id,
  };
  return (path) =>
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const id = ids[name];
      if (id === undefined) throw new Error(`nothing published has a ${name}`);
      return id;
    });
}
