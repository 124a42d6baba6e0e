import type { Accent } from "../settings.ts";

/** What an accent changes of the palette; indigo is the palette's own. Radix values of the hue. */
export const lightAccents = {
  cyan: {
    selected: "#f2fafb",
    ink: "#0d3c48",
    inkHover: "#155463",
    accText: "#0e6f87",
    accUnderline: "#7dcedc",
    accLine: "#107d98",
    accSoft: "#def7f9",
    accSoft2: "#caf1f6",
    accStrong: "#3db9cf",
  },
  plum: {
    selected: "#fdf7fd",
    ink: "#53195d",
    inkHover: "#6c2778",
    accText: "#953ea3",
    accUnderline: "#deade3",
    accLine: "#ab4aba",
    accSoft: "#fbebfb",
    accSoft2: "#f7def8",
    accStrong: "#cf91d8",
  },
} as const satisfies Record<Exclude<Accent, "indigo">, object>;

/** The dark values; same names as {@link lightAccents}. */
export const darkAccents = {
  cyan: {
    selected: "#10242b",
    ink: "#b6ecf7",
    inkHover: "#ffffff",
    accText: "#4ccce6",
    accUnderline: "#12677e",
    accLine: "#23afd0",
    accSoft: "#082c36",
    accSoft2: "#003848",
    accStrong: "#11809c",
  },
  plum: {
    selected: "#251826",
    ink: "#f4d4f4",
    inkHover: "#ffffff",
    accText: "#e796f3",
    accUnderline: "#734079",
    accLine: "#cf72dc",
    accSoft: "#351a35",
    accSoft2: "#451d47",
    accStrong: "#92549c",
  },
} as const;
