import { vars } from "../theme/contract.css.ts";

/** A button that is an icon, `size` px wide and high, to spread into a style. */
export const square = (size: 24 | 32) =>
  ({
    display: "grid",
    placeItems: "center",
    flex: "none",
    width: size,
    height: size,
    borderRadius: vars.radius.r4,
  }) as const;

/** A square on a picture or at the corner of a page. */
export const raisedSquare = {
  ...square(32),
  background: vars.color.raised,
  boxShadow: `0 0 0 1px ${vars.color.line2}`,
} as const;
