import { globalStyle, style } from "@vanilla-extract/css";
import { narrow } from "../../internal/media.ts";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const { space } = vars;

export const bar = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  padding: `${space[3]} ${space[7]}`,
  // It has the focus only when its last filter went; what is in it has the ring.
  outline: "none",
  "@media": { [narrow]: { paddingInline: space[4] } },
});

export const line = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[2] });

export const search = style({
  flex: "0 1 224px",
  minWidth: 0,
  "@media": { [narrow]: { flex: "1 1 160px" } },
});

/** What is searched, filtered and pressed with. On paper stands what was searched for, and which filters are set. */
export const controls = style({});
globalStyle(`${controls} > :not(${search})`, { "@media": { print: { display: "none" } } });
globalStyle(`${controls} > ${search}:has(:placeholder-shown)`, { "@media": { print: { display: "none" } } });

/** With a button that clears all: its words, not its edge, stand in line when they begin one. */
export const clearable = style({});
globalStyle(`${clearable} > :last-child`, { marginInlineStart: -9 });
globalStyle(`${clearable} > :nth-last-child(2)`, { marginInlineEnd: 9 });

export const end = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: space[2],
  marginInlineStart: "auto",
});

export const summary = style(type(2, "bold"));
