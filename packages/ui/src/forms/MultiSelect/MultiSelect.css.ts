import { style } from "@vanilla-extract/css";
import { narrow } from "../../internal/media.ts";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const { color, space } = vars;

export const trigger = style({
  display: "inline-flex",
  alignItems: "center",
  flex: "none",
  gap: space[2],
  boxSizing: "border-box",
  height: 32,
  paddingInline: `10px ${space[2]}`,
  border: `1px solid ${color.edge}`,
  borderRadius: vars.radius.r4,
  background: color.sheet,
  color: color.text,
  whiteSpace: "nowrap",
  ...type(2),
  ":hover": { background: color.hover },
});

export const active = style({ borderColor: color.ink, boxShadow: `inset 0 0 0 1px ${color.ink}` });

export const chevron = style({ color: color.text2 });

/** Whichever stylesheet comes first, the popover's own padding gives way. */
export const surface = style({ width: 280, selectors: { "&&": { padding: 0 } } });

export const legend = style({ marginBlockEnd: space[2], ...type(2, "bold") });

export const search = style({ padding: space[2], borderBlockEnd: `1px solid ${color.line}` });

export const list = style({
  maxHeight: 296,
  paddingBlock: 6,
  overflowY: "auto",
  // A sheet scrolls as a whole, and cuts no ring of focus.
  "@media": { [narrow]: { maxHeight: "none", overflowY: "visible" } },
});

export const option = style({
  display: "flex",
  alignItems: "center",
  minHeight: 36,
  paddingInline: space[4],
  ":hover": { background: color.sunken },
  // In a sheet the list lines up with its legend.
  "@media": { [narrow]: { minHeight: 40, paddingInline: 0 } },
});

export const optionLabel = style({ display: "flex", alignItems: "center", gap: space[2] });

export const meta = style({ color: color.text2, ...type(1) });

export const none = style({ padding: `${space[2]} ${space[4]}`, color: color.text2 });

export const clear = style({
  margin: `0 ${space[2]} ${space[2]}`,
  "@media": { [narrow]: { marginInline: `calc(-1 * ${space[2]})` } },
});
