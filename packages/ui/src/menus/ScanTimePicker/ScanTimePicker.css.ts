import { style } from "@vanilla-extract/css";
import { topBarContainer } from "../../internal/layout.ts";
import { square } from "../../internal/square.ts";
import { oneLine, type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";
import { pickerButton } from "../picker.ts";

const { color, space } = vars;
const tight = `${topBarContainer} (width < 1000px)`;
const tightest = `${topBarContainer} (width < 560px)`;

export const pickers = style({ display: "flex", alignItems: "center", gap: space[3], minWidth: 0 });

export const button = style({
  ...pickerButton,
  minWidth: 0,
  ":hover": { background: color.sunken },
  "@container": { [tightest]: { paddingInline: space[1], borderColor: "transparent" } },
});

/** The first to go when the bar is narrow. */
export const keyWord = style({
  flex: "none",
  color: color.text2,
  ...type(2),
  "@container": { [tight]: { display: "none" } },
});

export const time = style({ ...oneLine, ...type(2, "medium") });

export const chevron = style({ flex: "none" });

export const compare = style({ display: "flex", alignItems: "center", minWidth: 0 });

export const quiet = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minWidth: 0,
  height: 40,
  paddingInline: space[3],
  borderRadius: vars.radius.r4,
  color: color.text,
  ":hover": { background: color.sunken },
  selectors: {
    "&[aria-disabled]": { background: "none", color: color.text2, cursor: "not-allowed" },
  },
  "@container": { [tight]: { paddingInline: space[2] } },
});

/** On a narrow bar the icon stands alone; the words stay in its name. */
export const compareText = style({
  ...oneLine,
  ...type(2, "medium"),
  "@container": { [tight]: { position: "absolute", width: 1, height: 1, clipPath: "inset(50%)" } },
});

export const stop = style({
  ...square(24),
  color: color.text2,
  ":hover": { background: color.sunken, color: color.text },
});

export const words = style({ display: "grid", flex: 1, minWidth: 0 });

export const rowTime = style({ ...oneLine, ...type(2) });

export const detail = style({ ...oneLine, color: color.text2, ...type(1) });
