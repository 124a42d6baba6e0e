import type { Preview } from "@storybook/react-vite";

/** What the toolbar offers beside the viewport. */
export const globalTypes: Preview["globalTypes"] = {
  theme: {
    toolbar: { title: "Theme", icon: "contrast", items: ["light", "dark"], dynamicTitle: true },
  },
  language: {
    toolbar: {
      title: "Language",
      icon: "globe",
      items: [
        { value: "en", title: "English" },
        { value: "cn", title: "简体中文" },
        { value: "pseudo", title: "Ļöñĝéŕ" },
      ],
      dynamicTitle: true,
    },
  },
  density: {
    toolbar: { title: "Density", icon: "component", items: ["regular", "compact"], dynamicTitle: true },
  },
  direction: {
    toolbar: {
      title: "Direction",
      icon: "transfer",
      items: [
        { value: "ltr", title: "Left to right" },
        { value: "rtl", title: "Right to left" },
      ],
      dynamicTitle: true,
    },
  },
};

export const initialGlobals = { theme: "light", language: "en", density: "regular", direction: "ltr" };

export const viewports = {
  narrow: { name: "Narrow 390", styles: { width: "390px", height: "844px" } },
  least: { name: "Least 320", styles: { width: "320px", height: "640px" } },
  middle: { name: "Middle 900", styles: { width: "900px", height: "800px" } },
  wide: { name: "Wide 1440", styles: { width: "1440px", height: "900px" } },
};

/** Sets of pictures for Chromatic: theme x viewport x language. Each story is taken in all of them. */
export const modes = Object.fromEntries(
  (["light", "dark"] as const).flatMap((theme) =>
    (["wide", "narrow"] as const).flatMap((viewport) =>
      (["en", "cn"] as const).map((language) => [
        `${theme} ${viewport} ${language}`,
        { theme, viewport, language },
      ]),
    ),
  ),
);
