import { style } from "@vanilla-extract/css";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const { color, space } = vars;

export const list = style({
  position: "relative",
  paddingInlineStart: 22,
  "::before": {
    content: "",
    position: "absolute",
    insetBlock: "10px 6px",
    insetInlineStart: 0,
    borderInlineStart: `1px solid ${color.line2}`,
  },
});

export const major = style({});

export const event = style({
  position: "relative",
  selectors: {
    "& + &": { marginBlockStart: space[4] },
    "&::before": {
      content: "",
      position: "absolute",
      insetBlockStart: 9,
      insetInlineStart: -22,
      width: 10,
      height: 2,
      background: color.edge,
    },
    [`&${major}::before`]: { width: 16, background: color.text },
  },
});

export const line = style({ display: "flex", alignItems: "baseline", gap: space[3] });

export const title = style({ flex: 1, minWidth: 0, ...type(2, "title") });

export const time = style({ flex: "none", color: color.text2, ...type(1) });

export const detail = style({ color: color.text2, overflowWrap: "anywhere", ...type(1) });
