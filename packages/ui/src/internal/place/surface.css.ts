import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { calm } from "../media.ts";
import { type } from "../type.ts";

const rise = keyframes({ from: { opacity: 0, transform: "translateY(-4px)" } });
const fade = keyframes({ from: { opacity: 0 } });

/** What `usePlace` puts somewhere, without a look: measured from the window's corner, where nothing makes it narrow. */
export const placed = style({
  position: "fixed",
  inset: "0 auto auto 0",
  margin: 0,
  border: 0,
  padding: 0,
  overflow: "visible",
  background: "none",
  color: "inherit",
  "@media": { print: { display: "none" } },
});

/** A list or a calendar that opens from a field, or a few words from a button. */
export const surface = style([
  placed,
  {
    zIndex: vars.z.menu,
    borderRadius: vars.radius.r6,
    background: vars.color.raised,
    color: vars.color.text,
    boxShadow: vars.shadow.menu,
    animation: `${rise} ${vars.motion.menu} ${vars.motion.curve}`,
    ...type(2),
    "@media": {
      [calm]: { animationName: fade },
      "(forced-colors: active)": { border: "1px solid" },
    },
  },
]);

/** The field and what opens from it. */
export const field = style({ minWidth: 0 });
