import { assignVars, globalStyle } from "@vanilla-extract/css";
import { vars } from "./contract.css.ts";
import { darkLabels, darkTags, lightLabels, lightTags } from "./palette/palette-tags.ts";

globalStyle(":root, .light", {
  vars: { ...assignVars(vars.tag, lightTags), ...assignVars(vars.label, lightLabels) },
});
globalStyle(".dark", {
  "@media": {
    "not print": { vars: { ...assignVars(vars.tag, darkTags), ...assignVars(vars.label, darkLabels) } },
  },
});
