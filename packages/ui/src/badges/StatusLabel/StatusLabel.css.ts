import { style, styleVariants } from "@vanilla-extract/css";
import { oneLine, type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const label = style({ display: "inline-flex", alignItems: "center", minWidth: 0, maxWidth: "100%" });

// The glyph would set the line a pixel higher than the words beside it.
export const plain = style([label, { gap: vars.space[2], verticalAlign: "top" }]);

const tinted = style([
  label,
  type(2, "medium"),
  { gap: 6, minHeight: 24, padding: "1px 8px 1px 6px", borderRadius: vars.radius.r2 },
]);

/** The glyph takes the text token, which keeps its contrast on the tint. */
export const soft = styleVariants(vars.severity, ({ soft: background, text: color }) => [
  tinted,
  { background, color },
]);

/** No result that this version knows: neither a severity's colour nor its glyph. */
export const unknown = style({ color: vars.color.text2 });
export const unknownSoft = style([
  tinted,
  { background: vars.color.sheet, outline: `1px dashed ${vars.color.edge}`, outlineOffset: -1 },
]);

export const word = style(oneLine);
