import { beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../../internal/testing.tsx";
import { appearanceKey, appearances, useAppearance } from "../appearance.ts";
import { themeScript } from "../theme-script.ts";
import { CandorTheme } from "./CandorTheme.tsx";

const root = document.documentElement;
const runScript = () => new Function(themeScript)();
const token = (name: string, element: Element = root) =>
  getComputedStyle(element).getPropertyValue(`--cd-${name}`);

beforeEach(() => {
  localStorage.clear();
  root.classList.remove("light", "dark");
});

it("marks the page with what it draws", async () => {
  show(null, "dark");
  expect(root.classList.contains("dark")).toBe(true);
  expect(token("color-sheet")).toBe("#171918");
  expect(getComputedStyle(root).colorScheme).toBe("dark");
});

it("marks nothing but the page, so that markup drawn at build time is right in both", () => {
  const { container } = show(null, "dark");
  expect(container.querySelector(".light, .dark")).toBeNull();
});

it("draws one part dark without touching the page", async () => {
  const { container } = show(
    <CandorTheme appearance="dark">
      <p>inside</p>
    </CandorTheme>,
  );
  expect(root.classList.contains("dark")).toBe(false);
  const inside = container.querySelector("p");
  if (!inside) throw new Error("not rendered");
  expect(token("color-text", inside)).toBe("#eceeed");
});

it.each([
  ["dark", "dark"],
  ["light", "light"],
  ["nonsense", "light"],
])("puts the class for a stored %s on the page before anything is drawn", (stored, drawn) => {
  localStorage.setItem(appearanceKey, stored);
  runScript();
  expect(root.className).toContain(drawn);
});

function Choice() {
  const [appearance, setAppearance] = useAppearance();
  return (
    <>
      <output>{appearance}</output>
      {appearances.map((choice) => (
        <button key={choice} onClick={() => setAppearance(choice)} type="button">
          {choice}
        </button>
      ))}
    </>
  );
}

it("remembers the choice", async () => {
  show(<Choice />);
  await expect.element(page.getByRole("status")).toHaveTextContent("system");
  await page.getByRole("button", { name: "dark" }).click();
  await expect.element(page.getByRole("status")).toHaveTextContent("dark");
  expect(localStorage.getItem(appearanceKey)).toBe("dark");
});

it("follows a choice made in another tab", async () => {
  show(<Choice />);
  localStorage.setItem(appearanceKey, "dark");
  window.dispatchEvent(new StorageEvent("storage", { key: appearanceKey }));
  await expect.element(page.getByRole("status")).toHaveTextContent("dark");
});

it("gives a Chinese run its own line height, also inside an English page", async () => {
  const { container } = show(
    <>
      <p lang="en">en</p>
      <p lang="zh-CN">
        中 <span lang="en">en</span>
      </p>
    </>,
  );
  const [english, chinese, nested] = container.querySelectorAll("p, span");
  const lines = [english, chinese, nested].map((element) => element && token("line-2", element));
  expect(lines).toEqual(["20px", "22px", "20px"]);
});

it("draws a ring around what has keyboard focus", async () => {
  show(<button type="button">Go</button>);
  await userEvent.tab();
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(page.getByRole("button").element());
  expect([outlineStyle, outlineWidth, outlineColor]).toEqual(["solid", "2px", "rgb(62, 99, 221)"]);
});
