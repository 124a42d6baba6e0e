import { style } from "@vanilla-extract/css";
import { topBarContainer } from "../../internal/layout.ts";
import { oneLine, type as text } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";
import { pickerButton } from "../picker.ts";

const { color, space } = vars;
const tight = `${topBarContainer} (width < 1000px)`;
const tightest = `${topBarContainer} (width < 560px)`;

export const button = style({
  ...pickerButton,
  minWidth: 232,
  maxWidth: 360,
  textAlign: "start",
  ":hover": { background: color.sunken },
  "@container": {
    [tight]: { minWidth: 0 },
    [tightest]: { paddingInline: space[1], borderColor: "transparent" },
  },
});

export const icon = style({
  flex: "none",
  color: color.text2,
  selectors: { [`${button} > &`]: { "@container": { [tightest]: { display: "none" } } } },
});

/** On the button of a narrow bar the name stands alone. */
export const name = style({
  ...oneLine,
  ...text(3, "title"),
  "@container": { [tightest]: { ...text(4, "bold") } },
});

export const type = style({
  flex: "none",
  color: color.text2,
  ...text(1),
  "@container": { [tight]: { display: "none" } },
});

export const chevrons = style({ flex: "none", marginInlineStart: "auto" });

export const words = style({ display: "grid", flex: 1, minWidth: 0 });

export const rowName = style({ ...oneLine, ...text(2, "title"), lineHeight: "18px" });

export const rowType = style({ ...oneLine, color: color.text2, ...text(1) });

export const figure = style({ flex: "none", width: 59 });
