import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../internal/testing.tsx";
import { themeSettingsKey, useThemeSettings } from "../settings.ts";
import { CandorTheme } from "./CandorTheme.tsx";

const root = document.documentElement;
const token = (name: string, element: Element = root) =>
  getComputedStyle(element).getPropertyValue(`--cd-${name}`);

/** A page of its own: the tests' frame stands in a theme already. */
function Page(props: Partial<Parameters<typeof CandorTheme>[0]>) {
  return (
    <CandorTheme appearance="light" {...props}>
      <p>inside</p>
      <CandorTheme appearance="dark">
        <p>nested</p>
      </CandorTheme>
    </CandorTheme>
  );
}

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

const inside = () => page.getByText("inside", { exact: true }).element();
const nested = () => page.getByText("nested").element();

it("rounds corners from 4 to 24, never so far that a checkbox looks like a radio button", () => {
  const { show: again } = show(<Page radius={12} />);
  const corners = () => ["r2", "r4", "r6", "r8"].map((name) => token(`radius-${name}`, inside()));
  expect(corners()).toEqual(["6px", "12px", "14px", "16px"]);
  again(<Page radius={24} />);
  expect(corners()).toEqual(["6px", "24px", "26px", "28px"]);
  again(<Page />);
  expect(corners()).toEqual(["2px", "4px", "6px", "8px"]);
});

it("fetches an accent and draws it, in a dark part inside it too", async () => {
  show(<Page accent="plum" />);
  await expect.poll(() => token("color-ink", inside())).toBe("#53195d");
  expect(token("color-ink", nested())).toBe("#f4d4f4");
  expect(token("color-sheet", nested())).toBe("#171918");
});

it.each([
  ["poppins", "Poppins"],
  ["roboto", "Roboto Variable"],
] as const)("fetches %s from the app itself, and sets text in it", async (font, family) => {
  const faces = () => [...document.fonts].filter((face) => face.family.replaceAll('"', "") === family);
  show(<Page font={font} />);
  await expect.poll(() => faces().length).toBeGreaterThan(0);
  expect(getComputedStyle(inside()).fontFamily).toMatch(new RegExp(`^"?${family}`));
  await document.fonts.ready;
  await expect.poll(() => faces().some(({ status }) => status === "loaded")).toBe(true);
});

it("keeps the chosen face in a run of the other language, behind its punctuation", () => {
  show(
    <CandorTheme appearance="light" font="poppins">
      <p lang="zh-CN">
        中文 <span lang="en">inside</span>
      </p>
    </CandorTheme>,
  );
  expect(token("font-sans", inside())).toMatch(/^"Poppins"/);
  expect(token("font-sans", document.querySelector("p:lang(zh)") ?? root)).toMatch(
    /^"Candor CJK Punct",\s*"Poppins"/,
  );
});

it("takes over from the theme around it what it is not told", () => {
  show(
    <CandorTheme appearance="light" density="compact">
      <p>inside</p>
      <CandorTheme appearance="light" density="regular">
        <p>nested</p>
      </CandorTheme>
    </CandorTheme>,
  );
  expect(token("row-line", inside())).toBe("36px");
  expect(token("row-line", nested())).toBe("44px");
});

function Settings() {
  const [settings, set] = useThemeSettings();
  return (
    <button type="button" onClick={() => set({ accent: "cyan" })}>
      {`${settings.accent} ${settings.radius}`}
    </button>
  );
}

it("remembers what was set, and follows another tab", async () => {
  show(<Settings />);
  await page.getByRole("button", { name: "indigo 4" }).click();
  await expect.element(page.getByRole("button", { name: "cyan 4" })).toBeVisible();
  expect(JSON.parse(localStorage.getItem(themeSettingsKey) ?? "")).toMatchObject({
    accent: "cyan",
    radius: 4,
  });
  localStorage.setItem(themeSettingsKey, JSON.stringify({ accent: "plum", radius: 10 }));
  window.dispatchEvent(new StorageEvent("storage", { key: themeSettingsKey }));
  await expect.element(page.getByRole("button", { name: "plum 10" })).toBeVisible();
});
