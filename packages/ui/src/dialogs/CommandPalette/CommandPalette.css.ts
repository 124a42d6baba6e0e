import { style } from "@vanilla-extract/css";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const { color, space } = vars;

export const panel = style({ maxWidth: 600, padding: 0, marginBlock: "10vh auto", overflow: "hidden" });

export const search = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  height: 56,
  paddingInline: space[5],
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.text2,
});

export const input = style({
  flex: 1,
  minWidth: 0,
  height: "100%",
  padding: 0,
  border: 0,
  outline: 0,
  background: "none",
  color: color.text,
  ...type(4),
  fontWeight: 400,
  "::placeholder": { color: color.text2, opacity: 1 },
});

export const list = style({
  maxHeight: "min(420px, 60vh)",
  overflowY: "auto",
  overscrollBehavior: "contain",
  paddingBlock: space[2],
  ":empty": { padding: 0 },
});

export const heading = style({
  padding: `${space[3]} ${space[5]} 6px`,
  color: color.text2,
  ...type(1),
});

export const item = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  boxSizing: "border-box",
  minHeight: 40,
  padding: `${space[1]} ${space[5]}`,
  cursor: "pointer",
  ...type(2),
  selectors: {
    // The keys' place in the list: the tint alone is hardly to be seen in the dark.
    "&[data-marked]": { background: color.sunken, boxShadow: `inset 3px 0 0 ${color.ink}` },
    "&[aria-disabled=true]": { color: color.text2, cursor: "default" },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: { "&[data-marked]": { outline: "2px solid Highlight", outlineOffset: -2 } },
    },
  },
});

export const icon = style({ display: "flex", flex: "none", width: 18, color: color.text2 });
export const label = style({ flex: "none", maxWidth: "60%", overflowWrap: "anywhere" });
export const hint = style({
  marginInlineStart: "auto",
  minWidth: 0,
  textAlign: "end",
  color: color.text2,
  ...type(1),
});
export const empty = style({ padding: space[5], color: color.text2, ...type(2) });
