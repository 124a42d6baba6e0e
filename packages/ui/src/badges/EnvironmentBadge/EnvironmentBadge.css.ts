import { style } from "@vanilla-extract/css";
import { oneLine, type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const root = style([
  type(1, "medium"),
  {
    display: "inline-flex",
    alignItems: "center",
    gap: 6,
    height: 24,
    maxWidth: "100%",
    padding: "0 8px 0 6px",
    borderRadius: vars.radius.r2,
  },
]);
const { passed, medium } = vars.severity;
export const production = style([root, { background: passed.soft, color: passed.text }]);
export const other = style([root, { background: medium.soft, color: medium.text }]);
export const name = style(oneLine);
