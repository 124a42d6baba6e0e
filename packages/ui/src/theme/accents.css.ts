import { globalStyle } from "@vanilla-extract/css";
import { vars } from "./contract.css.ts";
import { darkAccents, lightAccents } from "./palette/palette-accents.ts";

const assign = (values: Partial<Record<keyof typeof vars.color, string>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [vars.color[name as keyof typeof vars.color], value]),
  );

// Fetched when an accent other than the palette's own is chosen. Forced colours keep the last word.
for (const [accent, values] of Object.entries(lightAccents)) {
  globalStyle(`[data-candor-accent="${accent}"]`, {
    "@media": { "(forced-colors: none)": { vars: assign(values) } },
  });
}

for (const [accent, values] of Object.entries(darkAccents)) {
  globalStyle(`.dark[data-candor-accent="${accent}"]`, {
    "@media": { "screen and (forced-colors: none)": { vars: assign(values) } },
  });
}
