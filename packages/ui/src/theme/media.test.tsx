import { afterEach, expect, it } from "vitest";
import { emulate } from "../internal/emulate.ts";
import { show } from "../internal/testing.tsx";
import { dark, light } from "./palette/palette.ts";

afterEach(() => emulate());

const root = document.documentElement;
const token = (name: string) => getComputedStyle(root).getPropertyValue(`--cd-${name}`);

it("shortens every motion for people who asked for less", async () => {
  show(null);
  expect(token("motion-dialog")).toBe("240ms");
  await emulate({ "prefers-reduced-motion": "reduce" });
  expect(["fast", "menu", "drawer", "dialog"].map((name) => token(`motion-${name}`))).toEqual(
    Array(4).fill("80ms"),
  );
});

it.each(["light", "dark"] as const)(
  "strengthens lines for people who asked for more contrast, in %s",
  async (name) => {
    show(null, name);
    const { color } = name === "light" ? light : dark;
    expect(token("color-line")).toBe(color.line);
    await emulate({ "prefers-contrast": "more" });
    expect([token("color-line"), token("color-line2"), token("color-edge")]).toEqual([
      color.edge,
      color.text2,
      color.text2,
    ]);
  },
);

it.each(["light", "dark"] as const)(
  "hands every colour to the system in forced colours, in %s",
  async (name) => {
    show(null, name);
    await emulate({ "forced-colors": "active" });
    expect([token("color-ink"), token("color-sheet"), token("color-accText")]).toEqual([
      "CanvasText",
      "Canvas",
      "LinkText",
    ]);
    expect(token("severity-critical-solid")).toBe("CanvasText");
  },
);

it("follows the system where nothing else was chosen, also when that changes", async () => {
  await emulate({ "prefers-color-scheme": "dark" });
  show(null, "system");
  expect(token("color-sheet")).toBe(dark.color.sheet);
  await emulate({ "prefers-color-scheme": "light" });
  await expect.poll(() => token("color-sheet")).toBe(light.color.sheet);
});

it("prints a dark page in the light colours, on white", async () => {
  show(null, "dark");
  expect(token("color-sheet")).toBe(dark.color.sheet);
  await emulate({}, "print");
  expect(token("color-sheet")).toBe(light.color.sheet);
  expect(token("color-text")).toBe(light.color.text);
  expect(getComputedStyle(document.body).backgroundColor).toBe("rgba(0, 0, 0, 0)");
});
