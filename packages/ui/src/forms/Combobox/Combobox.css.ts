import { style } from "@vanilla-extract/css";
import { square } from "../../internal/square.ts";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const { color, space } = vars;

export const end = style({ display: "flex", alignItems: "center", flex: "none", gap: space[2] });

export const toggle = style({
  ...square(24),
  marginInlineEnd: -4,
  color: color.text2,
  ":hover": { color: color.text },
  selectors: { "&:disabled": { cursor: "not-allowed" } },
});

/** As wide as the field. */
export const surface = style({
  width: "var(--anchor-width)",
  minWidth: 200,
  maxWidth: "calc(100vw - 24px)",
});

export const list = style({ maxHeight: 296, overflowY: "auto", overscrollBehavior: "contain" });
export const spacer = style({ position: "relative", width: "100%" });

export const option = style({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: 0,
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minHeight: 36,
  padding: `${space[2]} ${space[3]}`,
  cursor: "pointer",
  ...type(2),
  selectors: {
    // The keys' place in the list: the tint alone is hardly to be seen in the dark.
    "&[data-highlighted]": { background: color.sunken, boxShadow: `inset 3px 0 0 ${color.ink}` },
    "&[aria-selected=true]": { fontWeight: vars.weight.medium },
    "&[aria-disabled=true]": { color: color.text2, cursor: "not-allowed" },
  },
  "@media": {
    "(pointer: coarse)": { minHeight: 40 },
    "(forced-colors: active)": {
      selectors: { "&[data-highlighted]": { outline: "2px solid Highlight", outlineOffset: -2 } },
    },
  },
});

export const words = style({
  display: "flex",
  flexDirection: "column",
  // Lines of another direction stand at the same edge as the others.
  alignItems: "flex-start",
  flex: 1,
  minWidth: 0,
  overflowWrap: "anywhere",
});
export const detail = style({ color: color.text2, ...type(1) });

export const message = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  minHeight: 48,
  padding: `${space[2]} ${space[3]}`,
  color: color.text2,
});
