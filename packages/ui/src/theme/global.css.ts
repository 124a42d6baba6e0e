import { globalStyle } from "@vanilla-extract/css";
import { vars } from "./contract.css.ts";

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });

globalStyle("html", {
  background: vars.color.canvas,
  color: vars.color.text,
  textSizeAdjust: "100%",
});

globalStyle("body", { margin: 0 });

globalStyle("body, .radix-themes", {
  fontFamily: vars.font.sans,
  fontSize: vars.size[3],
  lineHeight: vars.line[3],
  fontFeatureSettings: '"tnum", "cv05"',
  fontOpticalSizing: "auto",
  textRendering: "optimizeLegibility",
  WebkitFontSmoothing: "antialiased",
});

globalStyle(".radix-themes [lang]", { fontFamily: vars.font.sans });
globalStyle(":lang(zh)", { textAutospace: "normal", textSpacingTrim: "trim-start" });

globalStyle("h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend", { margin: 0, padding: 0 });
globalStyle("h1, h2, h3, h4", { fontSize: "inherit", fontWeight: "inherit" });
globalStyle("ul, ol", { listStyle: "none" });
globalStyle("fieldset", { border: 0, minWidth: 0 });
globalStyle("button, input, select, textarea", {
  font: "inherit",
  color: "inherit",
  letterSpacing: "inherit",
});
globalStyle("button", { background: "none", border: 0, padding: 0, cursor: "pointer" });
globalStyle("button:disabled", { cursor: "default" });
globalStyle("svg", { display: "block", flex: "none" });

globalStyle("a", {
  color: vars.color.accText,
  textDecorationLine: "underline",
  textDecorationColor: vars.color.accUnderline,
  textDecorationThickness: "1px",
  textUnderlineOffset: "3px",
});
globalStyle("a:hover", { textDecorationColor: "currentColor" });

// Weak, so that a control that draws its ring elsewhere takes this one away in whatever order the sheets are loaded.
globalStyle(":where(:focus-visible)", { outline: `2px solid ${vars.color.accLine}`, outlineOffset: "2px" });

// A heading or region that receives focus on a route change is no control: it takes no ring.
globalStyle('[tabindex="-1"]:focus-visible', { outline: "none" });

globalStyle("*, *::before, *::after", {
  "@media": {
    "(prefers-reduced-motion: reduce)": { scrollBehavior: "auto", animationIterationCount: "1" },
  },
});

globalStyle(":focus-visible", {
  "@media": { "(forced-colors: active)": { outlineColor: "Highlight" } },
});

globalStyle("html, body, .radix-themes", {
  "@media": { print: { background: "none", WebkitPrintColorAdjust: "exact", printColorAdjust: "exact" } },
});
globalStyle("a", { "@media": { print: { color: "inherit" } } });
