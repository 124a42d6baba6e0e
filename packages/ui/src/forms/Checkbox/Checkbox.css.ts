import { style } from "@vanilla-extract/css";
import { choiceControl, choiceRow } from "../../internal/choice.ts";
import { forced } from "../../internal/media.ts";
import { vars } from "../../theme/contract.css.ts";

const { color } = vars;

/** A bare box keeps 24 px to press. */
export const bare = style({ display: "inline-grid", placeItems: "center", minWidth: 16, minHeight: 24 });

export const row = style(choiceRow);

const on = "&:checked, &:indeterminate";

export const box = style({
  ...choiceControl,
  position: "relative",
  display: "grid",
  placeItems: "center",
  borderRadius: vars.radius.r2,
  cursor: "pointer",
  // The mark is cut out of a filled square: no image, so nothing for a content policy to refuse.
  "::before": { width: 10, height: 10, background: color.onInk },
  // 24 px to press around a 16 px box.
  "::after": { content: "", position: "absolute", inset: -5 },
  "@media": { [forced]: { selectors: { "&::before": { background: "CanvasText" } } } },
  selectors: {
    [on]: { background: color.ink, borderColor: color.ink },
    "&:checked::before": {
      content: "",
      clipPath: "polygon(0 52%, 14% 38%, 38% 62%, 86% 12%, 100% 26%, 38% 90%)",
    },
    "&:indeterminate::before": { content: "", clipPath: "inset(42% 5%)" },
    "&[aria-invalid=true]": { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
    "&:disabled": { background: color.sunken, borderColor: color.line2, cursor: "not-allowed" },
    "&:disabled::before": { background: color.text2 },
  },
});

export const under = style({ marginInlineStart: 24 });
