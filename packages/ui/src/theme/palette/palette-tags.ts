/** Fill and text of the 17 tag colours: data, never a severity. Radix step 3 (gray: step 4) under step 12. */
export const lightTags = {
  gray: { fill: "#e6e9e8", text: "#1a211e" },
  gold: { fill: "#f2f0e7", text: "#3b352b" },
  bronze: { fill: "#f6edea", text: "#43302b" },
  brown: { fill: "#f6eee7", text: "#3e332e" },
  yellow: { fill: "#fffab8", text: "#473b1f" },
  amber: { fill: "#fff7c2", text: "#4f3422" },
  lime: { fill: "#eef6d6", text: "#37401c" },
  grass: { fill: "#e9f6e9", text: "#203c25" },
  mint: { fill: "#ddf9f2", text: "#16433c" },
  green: { fill: "#e6f6eb", text: "#193b2d" },
  teal: { fill: "#e0f8f3", text: "#0d3d38" },
  cyan: { fill: "#def7f9", text: "#0d3c48" },
  sky: { fill: "#e1f6fd", text: "#1d3e56" },
  indigo: { fill: "#edf2fe", text: "#1f2d5c" },
  purple: { fill: "#f7edfe", text: "#402060" },
  plum: { fill: "#fbebfb", text: "#53195d" },
  pink: { fill: "#fee9f5", text: "#651249" },
} as const;

/** The dark tags; same names as {@link lightTags}. */
export const darkTags = {
  gray: { fill: "#272a29", text: "#eceeed" },
  gold: { fill: "#24231f", text: "#e8e2d9" },
  bronze: { fill: "#262220", text: "#ede0d9" },
  brown: { fill: "#28211d", text: "#f2e1ca" },
  yellow: { fill: "#2d2305", text: "#f6eeb4" },
  amber: { fill: "#302008", text: "#ffe7b3" },
  lime: { fill: "#1f2917", text: "#e3f7ba" },
  grass: { fill: "#1b2a1e", text: "#c2f0c2" },
  mint: { fill: "#092c2b", text: "#c4f5e1" },
  green: { fill: "#132d21", text: "#b1f1cb" },
  teal: { fill: "#0d2d2a", text: "#adf0dd" },
  cyan: { fill: "#082c36", text: "#b6ecf7" },
  sky: { fill: "#112840", text: "#c2f3ff" },
  indigo: { fill: "#182449", text: "#d6e1ff" },
  purple: { fill: "#301c3b", text: "#ecd9fa" },
  plum: { fill: "#351a35", text: "#f4d4f4" },
  pink: { fill: "#37172f", text: "#fdd1ea" },
} as const;

/** The eight text colours a label may take, on sheet. */
export const lightLabels = {
  sage12: "#1a211e",
  sage11: "#5f6563",
  indigo12: "#1f2d5c",
  indigo11: "#3a5bc7",
  bronze11: "#7d5e54",
  grass11: "#2a7e3b",
  cyan11: "#107d98",
  plum11: "#953ea3",
} as const;

/** The dark label colours; same names as {@link lightLabels}. */
export const darkLabels = {
  sage12: "#eceeed",
  sage11: "#adb5b2",
  indigo12: "#d6e1ff",
  indigo11: "#9eb1ff",
  bronze11: "#d4b3a5",
  grass11: "#71d083",
  cyan11: "#4ccce6",
  plum11: "#e796f3",
} as const;
