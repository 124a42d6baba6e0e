import { globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { calm, forced } from "../../internal/media.ts";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const { color, space } = vars;

export const message = style({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  minWidth: 0,
  overflowWrap: "anywhere",
  ...type(3),
  lineHeight: vars.line.prose,
});

export const body = style({ minWidth: 0 });

/** What a person asked stands at the end, on ink's soft; an answer has the width of the sheet. */
export const author = styleVariants({
  person: {
    alignSelf: "flex-end",
    maxWidth: "85%",
    padding: `${space[2]} ${space[3]}`,
    borderRadius: vars.radius.r6,
    background: color.accSoft,
    color: color.ink,
    "@media": { [forced]: { border: "1px solid" } },
  },
  assistant: { alignSelf: "stretch" },
});

export const writing = style({
  display: "inline-flex",
  alignItems: "flex-end",
  gap: 3,
  height: 12,
  marginInlineStart: space[1],
});

const wait = keyframes({ "0%, 100%": { opacity: 0.3 }, "40%": { opacity: 1 } });

export const tick = style({
  width: 2,
  height: 10,
  background: color.ink,
  animation: `${wait} 1.2s infinite`,
  selectors: {
    "&:nth-of-type(2)": { animationDelay: "0.15s" },
    "&:nth-of-type(3)": { animationDelay: "0.3s" },
  },
  "@media": { [calm]: { animation: "none" }, [forced]: { background: "CanvasText" } },
});

export const failed = style({
  display: "flex",
  alignItems: "flex-start",
  gap: 6,
  color: color.dangerText,
  ...type(2),
});
// In the middle of the first line, whose height the language gives.
globalStyle(`${failed} > svg`, { flex: "none", marginBlockStart: "calc((1lh - 16px) / 2)" });

export const foot = style({ display: "flex", flexWrap: "wrap", gap: space[2], ...type(1) });
