import { globalStyle, style } from "@vanilla-extract/css";
import { narrow } from "../../internal/media.ts";
import { vars } from "../../theme/contract.css.ts";
import * as look from "../menu.css.ts";

export const root = style({ position: "relative", display: "flex", alignSelf: "center" });

export const trigger = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  minWidth: 32,
  minHeight: 32,
  borderRadius: vars.radius.r4,
  color: vars.color.text2,
  ":hover": { color: vars.color.text },
  "@media": { "(pointer: coarse)": { minWidth: 40, minHeight: 40 } },
});

export const corner = style({ position: "absolute", insetBlockStart: 3, insetInlineEnd: 3 });

/** Eight px between button and menu, on either side of it, belong to the menu: the pointer crosses them without leaving it. */
export const place = style({ zIndex: vars.z.menu, paddingBlock: vars.space[2] });

export const list = style({ outline: 0 });

export const sub = style({ position: "relative" });

/** The list's first row stands level with the row it belongs to; eight px of bridge towards it. */
export const subPlace = style({
  position: "absolute",
  insetBlockStart: -6,
  insetInlineEnd: "100%",
  paddingInlineEnd: vars.space[1],
  "@media": { [narrow]: { position: "static", padding: 0 } },
});

const surface = style({
  maxHeight: "calc(100dvh - 96px)",
  overflowY: "auto",
  "@media": {
    [narrow]: {
      width: "auto",
      maxHeight: "none",
      paddingInlineStart: 30,
      boxShadow: "none",
      borderRadius: 0,
      animation: "none",
    },
  },
});

export const subSurface = style([surface, { width: 232, "@media": { [narrow]: { width: "auto" } } }]);

/** As wide as the menu; a label may take several lines, its value stays at the first. */
export const wideSurface = style([surface, {}]);

globalStyle(`${wideSurface} [role=menuitem]`, { alignItems: "baseline", paddingBlock: 6 });
// A sign has no baseline of its own: it stands in the middle of the first line.
globalStyle(`${wideSurface} .${look.sign}`, { alignSelf: "flex-start", minHeight: vars.line[2] });
