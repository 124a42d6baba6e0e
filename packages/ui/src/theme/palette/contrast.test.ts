import { describe, expect, it } from "vitest";
import { labelColors, tagTextColors } from "../../badges/Tag/colors.ts";
import { dark, light } from "./palette.ts";
import { darkAccents, lightAccents } from "./palette-accents.ts";
import { darkAvatars, lightAvatars } from "./palette-avatars.ts";
import { darkLabels, darkTags, lightLabels, lightTags } from "./palette-tags.ts";

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const channel = (from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function ratio(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const readable = 4.5;
const visible = 3;

const themes = {
  light: { palette: light, tags: lightTags, labels: lightLabels, avatars: lightAvatars },
  dark: { palette: dark, tags: darkTags, labels: darkLabels, avatars: darkAvatars },
};

const allowedOnFills: ReadonlySet<string> = new Set(tagTextColors);

it("keeps off the tags' fills those label colours that do not read on all of them, and no others", () => {
  const readsEverywhere = (name: keyof typeof lightLabels) =>
    Object.values(themes).every(({ tags, labels }) =>
      Object.values(tags).every(({ fill }) => ratio(labels[name], fill) >= readable),
    );
  expect(labelColors.filter(readsEverywhere)).toEqual(tagTextColors);
});

it("measures black on white as 21 to 1", () => {
  expect(ratio("#000000", "#ffffff")).toBeCloseTo(21);
});

describe.each(Object.entries(themes))(
  "%s",
  (_name, { palette: { color, severity }, tags, labels, avatars }) => {
    const surfaces = [color.canvas, color.sheet, color.raised, color.sunken, color.hover, color.selected];

    it.each(["text", "text2", "accText", "dangerText"] as const)("%s reads on every surface", (role) => {
      for (const surface of surfaces) expect(ratio(color[role], surface)).toBeGreaterThanOrEqual(readable);
    });

    it.each([
      ["onInk", "ink"],
      ["onInk", "inkHover"],
      ["onDisabled", "disabled"],
      ["onTooltip", "tooltip"],
      ["ink", "accSoft"],
      ["text2", "accSoft"],
      ["text", "navActive"],
    ] as const)("%s reads on %s", (text, surface) => {
      expect(ratio(color[text], color[surface])).toBeGreaterThanOrEqual(readable);
    });

    it.each(["edge", "accLine", "danger", "ink"] as const)("%s shows as the edge of a control", (role) => {
      expect(ratio(color[role], color.sheet)).toBeGreaterThanOrEqual(visible);
    });

    it.each(["seriesA", "seriesB", "seriesC", "seriesD", "seriesE"] as const)("%s shows on sheet", (role) => {
      expect(ratio(color[role], color.sheet)).toBeGreaterThanOrEqual(visible);
    });

    it.each(Object.entries(severity))("%s shows as a tick and reads as a label", (_status, level) => {
      expect(ratio(level.solid, color.sheet)).toBeGreaterThanOrEqual(visible);
      expect(ratio(level.text, level.soft)).toBeGreaterThanOrEqual(readable);
      expect(ratio(level.text, color.sheet)).toBeGreaterThanOrEqual(readable);
    });

    it.each(Object.entries(tags))("the %s tag reads", (_tag, { fill, text }) => {
      expect(ratio(text, fill)).toBeGreaterThanOrEqual(readable);
    });

    it.each(
      Object.entries(tags).flatMap(([tag, { fill }]) =>
        Object.entries(labels).map(([label, value]) => ({ tag, label, fill, value })),
      ),
    )("the label colour $label on the $tag tag reads, where it is allowed", ({ label, fill, value }) => {
      if (allowedOnFills.has(label)) expect(ratio(value, fill)).toBeGreaterThanOrEqual(readable);
    });

    it.each(Object.entries({ ...avatars, gray: color.line, accent: color.accSoft2 }))(
      "initials read on %s",
      (_tone, ground) => {
        expect(ratio(color.ink, ground)).toBeGreaterThanOrEqual(readable);
      },
    );

    it.each(Object.entries(labels))("the label colour %s reads on sheet", (_label, value) => {
      expect(ratio(value, color.sheet)).toBeGreaterThanOrEqual(readable);
    });
  },
);

it("names the same colours in both themes", () => {
  expect(Object.keys(dark.color)).toEqual(Object.keys(light.color));
  expect(Object.keys(darkTags)).toEqual(Object.keys(lightTags));
  expect(Object.keys(darkLabels)).toEqual(Object.keys(lightLabels));
  expect(Object.keys(darkAvatars)).toEqual(Object.keys(lightAvatars));
});

const accents = Object.entries(lightAccents).flatMap(([name, values]) => [
  [name, "light", light.color, values] as const,
  [name, "dark", dark.color, darkAccents[name as keyof typeof darkAccents]] as const,
]);

it.each(accents)("the accent %s reads in %s", (_name, _theme, color, accent) => {
  const surfaces = [color.canvas, color.sheet, color.raised, color.sunken, color.hover, accent.selected];
  for (const surface of surfaces) expect(ratio(accent.accText, surface)).toBeGreaterThanOrEqual(readable);
  for (const ink of [accent.ink, accent.inkHover])
    expect(ratio(color.onInk, ink)).toBeGreaterThanOrEqual(readable);
  expect(ratio(accent.ink, accent.accSoft)).toBeGreaterThanOrEqual(readable);
  expect(ratio(color.text2, accent.accSoft)).toBeGreaterThanOrEqual(readable);
  expect(ratio(color.text2, accent.selected)).toBeGreaterThanOrEqual(readable);
  for (const line of [accent.accLine, accent.ink])
    expect(ratio(line, color.sheet)).toBeGreaterThanOrEqual(visible);
});

it("names the same colours for each accent in both themes", () => {
  for (const [name, values] of Object.entries(lightAccents)) {
    expect(Object.keys(darkAccents[name as keyof typeof darkAccents])).toEqual(Object.keys(values));
  }
});
