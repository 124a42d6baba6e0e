import { createGlobalThemeContract } from "@vanilla-extract/css";
import { light } from "./palette/palette.ts";
import { lightLabels, lightTags } from "./palette/palette-tags.ts";

const levels = { 1: "", 2: "", 3: "", 4: "", 5: "", 6: "", 7: "", 8: "", 9: "" };

/**
 * The token contract: the only source of colour, space, type and time in Candor's styles.
 *
 * Import it from `*.css.ts` files only: read at run time it would carry the whole table into the bundle.
 * `tag` and `label` get their values from `tag-values.css.ts`, which `@candor/ui/badges` loads; a style that uses
 * them without the `Tag` component imports that file.
 */
export const vars = createGlobalThemeContract(
  {
    color: light.color,
    severity: light.severity,
    tag: lightTags,
    label: lightLabels,
    shadow: light.shadow,
    /** 4 8 12 16 20 24 30 40 56 */
    space: levels,
    radius: { r2: "", r4: "", r6: "", r8: "" },
    font: { sans: "", mono: "" },
    /** Type scale: size is constant, line, tracking and weight follow the language of the run. */
    size: levels,
    line: { ...levels, prose: "" },
    tracking: levels,
    /**
     * `medium` 500, `title` 500, `strong` 560, `bold` 600. Chinese runs know 400, 600, 600 and 600: what a row is called
     * stays heavier than what stands beside it.
     */
    weight: { medium: "", title: "", strong: "", bold: "" },
    /** Heights that density changes: table rows (evidence, one line, two lines). */
    row: { dense: "", line: "", double: "" },
    motion: { fast: "", menu: "", drawer: "", dialog: "", curve: "" },
    z: { sticky: "", bar: "", launcher: "", drawer: "", overlay: "", menu: "", notice: "", tooltip: "" },
  },
  (_value, path) => `cd-${path.join("-")}`,
);
